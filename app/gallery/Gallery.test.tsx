import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Gallery } from './Gallery';

/** Lets the typefaces arrive. */
const open = async () => {
  render(<Gallery />);
  await act(async () => {
    await Promise.resolve();
  });
};

test.each(['print', 'form', 'cup', 'turn', 'resolve', 'army', 'morale'])(
  'the page %s shows in every light and size',
  async (page) => {
    await open();
    fireEvent.press(screen.getByTestId(`gallery.page.${page}`));
    for (const theme of ['dark', 'lamp', 'light']) {
      fireEvent.press(screen.getByTestId(`gallery.theme.${theme}`));
      expect(screen.getByTestId(`gallery.theme.${theme}`)).toBeChecked();
    }
    fireEvent.press(screen.getByTestId('gallery.scale.2'));
    expect(screen.getByText('Gallery')).toBeTruthy();
  },
);

test('the curtain closes everything off', async () => {
  await open();
  fireEvent.press(screen.getByTestId('gallery.page.curtain'));
  expect(screen.queryByText('Gallery')).toBeNull();
  fireEvent(screen.getByTestId('gallery.curtain.open'), 'longPress');
  expect(screen.getByText('Gallery')).toBeTruthy();
});

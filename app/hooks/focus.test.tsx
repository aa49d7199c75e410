import { render } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';
import { Heading } from '../components/Words';

test('a phone’s reader is led to where a page begins, and to no other heading', () => {
  const led = jest.spyOn(AccessibilityInfo, 'sendAccessibilityEvent');
  render(<Heading>Ligny</Heading>);
  expect(led).not.toHaveBeenCalled();
  const { rerender } = render(<Heading begins="page">French</Heading>);
  expect(led.mock.calls.map(([, event]) => event)).toEqual(['focus']);
  rerender(<Heading begins="page">Coalition</Heading>);
  expect(led).toHaveBeenCalledTimes(1);
});

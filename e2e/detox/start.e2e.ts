import { by, device, element, expect, waitFor } from 'detox';

describe('the app on a device', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true });
  });

  it('comes to its games list, and comes back to it after being ended by the system', async () => {
    await waitFor(element(by.id('games')))
      .toBeVisible()
      .withTimeout(20_000);
    await device.terminateApp();
    await device.launchApp({ newInstance: false });
    await expect(element(by.id('games'))).toBeVisible();
  });
});

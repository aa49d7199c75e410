import { by, device, element, expect, waitFor } from 'detox';
import { PATIENCE_MS } from '../pages/driver';

describe('the app on a device', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true });
  });

  it('comes to its games list, and comes back to it after being ended by the system', async () => {
    await waitFor(element(by.id('games')))
      .toBeVisible()
      .withTimeout(PATIENCE_MS);
    await device.terminateApp();
    await device.launchApp({ newInstance: false });
    await expect(element(by.id('games'))).toBeVisible();
  });
});

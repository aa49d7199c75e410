import type { Journey } from '../pages/app';
import { combatPage } from '../pages/combat-page';
import { eveningFight } from '../pages/evening-fight';
import { thumbOver } from '../pages/evening-thumb';
import type { Watched } from './evening-watched';

const MOST = 18;

/** Two on one in a town, units that no game knows: from the list of games to the result. */
export const typedAssault =
  ({ log, look }: Watched): Journey =>
  async ({ driver }, step) => {
    const thumb = thumbOver(driver, log);
    const combat = combatPage(thumb.driver);
    const fight = eveningFight(thumb.driver);
    await step('an assault of typed units', async () => {
      await driver.open();
      await thumb.span('an assault of typed units', MOST, async () => {
        await combat.openLoose('assault');
        await combat.add('attackers', 'infantry', 6);
        await combat.add('attackers', 'infantry', 4);
        await combat.add('defenders', 'infantry', 5);
        await combat.terrain('defenders.0.hex.town');
        await thumb.driver.tap('combat.dice.source');
        await fight.plays((asks) => (asks.includes('Attacker') ? 4 : 2));
      });
      await look('an assault of typed units');
    });
  };

import { packOf } from '../pack';
import type { Pack } from '../pack';
import { BRIENNE_PACK } from './brienne';
import { BRIENNE_LA_ROTHIERE_PACK } from './brienne-la-rothiere';
import { CHAMPAUBERT_PACK } from './champaubert';
import { FIRST_BATTLE_PACK } from './first-battle';
import { GRAND_CAMPAIGN_PACK } from './grand-campaign';
import { LA_ROTHIERE_PACK } from './la-rothiere';
import { MONTMIRAIL_PACK } from './montmirail';
import { ELEVENTH_OF_FEBRUARY_PACK, SIX_DAYS_PACK } from './six-days';
import { VAUCHAMPS_PACK } from './vauchamps';

/** The scenarios that come with the app: first the one that teaches, then MOP 37.17–37.24 in their order. */
export const SCENARIOS: readonly Pack[] = [
  FIRST_BATTLE_PACK,
  BRIENNE_PACK,
  LA_ROTHIERE_PACK,
  CHAMPAUBERT_PACK,
  MONTMIRAIL_PACK,
  VAUCHAMPS_PACK,
  BRIENNE_LA_ROTHIERE_PACK,
  SIX_DAYS_PACK,
  ELEVENTH_OF_FEBRUARY_PACK,
  GRAND_CAMPAIGN_PACK,
].map(packOf);

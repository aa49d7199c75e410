import { lines, refusals } from '../../../engine/vocabulary';

const points = { side: 'side', points: 'number' } as const;
const won = { side: 'side' } as const;

/** Victory points, by what they are for. */
export const POINT_LINES = lines({
  mopLossPoints: points,
  mopDemoralizedPoints: points,
  mopTrainPoints: points,
  mopSourcePoints: points,
  mopCapturedPoints: points,
  mopCardsPoints: points,
  mopCanceledPoints: points,
  mopAlternatePoints: points,
  mopExitedTrainPoints: points,
  mopExitedUnitPoints: points,
  mopScenarioPoints: points,
  mopTotal: points,
  mopDraw: { first: 'number', second: 'number' },
  'mopWon-napoleon': won,
  'mopWon-demoralization': won,
  'mopWon-points': won,
});

/** Why victory points cannot be counted. */
export const POINT_REFUSALS = refusals({
  MORE_DEMORALIZED_THAN_THERE_ARE: 'MOP 37.13',
});

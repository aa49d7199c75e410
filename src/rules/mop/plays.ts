import type { StateOf } from '../common/model';
import { decidedBy } from '../common/play/play';
import type { PlayInGame } from '../common/play/play';
import { selector } from '../common/selector';
import { setupModel, setupOf, turnModel } from '../common/table';
import { weatherModel } from './weather/weather-model';
import type { WorksState } from './works/in-the-field';
import { positionPlay } from './works/position-play';
import { spanDamagePlay, spanRepairPlay } from './works/span-plays';
import { trainPlay } from './works/train-play';
import { worksModel } from './works/works-model';

const WORKS_READS = [setupModel, turnModel, worksModel, weatherModel] as const;
type WorksReads = StateOf<typeof WORKS_READS>;

const worksState = selector({ reads: WORKS_READS }, (state): WorksState => {
  const { turn, works, weather } = state.table;
  return { setup: setupOf(state), turn, works, weather: weather.now };
});

/** Decided by what stands in the field, and by the sky above it. */
export const OF_WORKS = [spanDamagePlay, spanRepairPlay, trainPlay, positionPlay] as const;

/** The plays that MOP has beside those of NLC. */
export const MOP_PLAYS = [...OF_WORKS] as const;

export const mopPlays: readonly PlayInGame<WorksReads>[] = decidedBy<WorksReads>(worksState, OF_WORKS);

/** Plays that had commands of their own before there were plays. */
export const MOP_OLDER: readonly string[] = ['DamageSpan', 'RepairSpan', 'EnemyEntersTrain', 'TryImprovedPosition'];

import { name } from '../../../engine/fields';
import { otherSide } from '../../../engine/sides';
import { playIn } from '../../common/play/play';
import { onTable } from '../../nlc/index';
import { trainCapture } from '../trains/train-capture';
import { trainThere } from './in-the-field';
import type { WorksState } from './in-the-field';
import type { WorksEvent } from './works-model';

/** MOP 37.8, Ruling 50: the enemy of whoever holds it has entered its hex. A pontoon train asks for a die. */
export const trainPlay = playIn<WorksState, WorksEvent>()(trainCapture, {
  about: { train: name(40) },
  offers: ({ works }) => works.trains.filter(({ state }) => state === 'there').map(({ id }) => ({ train: id })),
  find: (state, { train: id }) => {
    const train = trainThere(state, id);
    return 'code' in train ? train : { scope: 'table' as const, train };
  },
  settled: ['train'],
  knows: (_, { train: { kind } }) => ({ train: kind }),
  writes: (_, { train }, { outcome: { fate } }) =>
    onTable([{ type: 'TrainEntered' as const, train: train.id, name: train.name, by: otherSide(train.holder), fate }]),
});

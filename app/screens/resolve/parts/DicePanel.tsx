import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';
import type { DiceRequest, Faces } from '../../../../src/engine/step';
import { diceHint, dicePurpose } from '../../../../src/wording/en/dice';
import { Button } from '../../../components/Button';
import { FacesPad } from '../../../components/FacesPad';
import { IconButton } from '../../../components/IconButton';
import { RuleRef } from '../../../components/RuleRef';
import { Label, Small } from '../../../components/Words';
import { useApp, useSetting } from '../../../hooks/use-app';
import { SPACE } from '../../../theme/metrics';
import { tapFelt } from '../../../wiring/haptics';
import { useAnyNames } from '../use-any-names';
import { whoOf } from './who';

export type DicePanelProps = {
  readonly request: DiceRequest;
  /** How many throws there were before: a new request begins with an empty pad. */
  readonly nth: number;
  readonly onThrow: () => void;
  readonly onFaces: (faces: Faces) => void;
  /** Something stands in the way of throwing: it is said elsewhere. */
  readonly disabled?: boolean | undefined;
  readonly testID?: string | undefined;
};

/** A window that is lower than this has no room for two rows. */
const LOW = 480;
const BELOW = { gap: SPACE.s } as const;
const BESIDE = { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s } as const;

const dice = ({ count, sides }: DiceRequest): string => `${String(count)}d${String(sides)}`;

/** The dice that are asked for: thrown by the app, or thrown on the table and tapped in. The last face settles the throw. */
export const DicePanel = (props: DicePanelProps) => {
  const { request, nth, onThrow, onFaces, disabled = false, testID = 'resolve.dice' } = props;
  const source = useSetting('dice');
  const { settings } = useApp();
  // What the app draws in secret, or draws out of more than a die has sides, cannot be tapped in.
  const isAppsOwn = request.draw === true || request.secret === true;
  const byApp = source === 'app' || isAppsOwn;
  const toggle = (): void => {
    settings.change({ dice: byApp ? 'table' : 'app' });
  };
  const low = useWindowDimensions().height < LOW;
  return (
    <View style={low ? BESIDE : BELOW} testID={testID}>
      <DiceHead request={request}>
        {isAppsOwn ? null : (
          <IconButton
            icon={byApp ? 'pencil' : 'dice'}
            label={byApp ? 'Tap in dice thrown on the table' : 'Let the app throw'}
            framed
            onPress={toggle}
            testID={`${testID}.source`}
          />
        )}
      </DiceHead>
      {byApp ? (
        <ThrowButton request={request} disabled={disabled} onThrow={onThrow} testID={`${testID}.throw`} />
      ) : (
        <FacesPad key={nth} count={request.count} sides={request.sides} onFaces={onFaces} testID={`${testID}.pad`} />
      )}
    </View>
  );
};

type ThrowButtonProps = Pick<DicePanelProps, 'request' | 'onThrow'> & {
  readonly disabled: boolean;
  readonly testID: string;
};

const ThrowButton = ({ request, disabled, onThrow, testID }: ThrowButtonProps) => {
  const { settings } = useApp();
  // Both sides throw in turn: the button says whose dice it throws.
  const whose = whoOf(request.by, useAnyNames());
  const deed = request.draw === true ? 'Draw' : `Throw ${dice(request)}`;
  return (
    <Button
      label={whose === null ? deed : `${whose}: ${deed.toLowerCase()}`}
      icon="dice"
      kind="primary"
      wide
      disabled={disabled}
      onPress={() => {
        if (settings.store.getState().haptics) tapFelt();
        onThrow();
      }}
      testID={testID}
    />
  );
};

type DiceHeadProps = { readonly request: DiceRequest; readonly children: ReactNode };

const DiceHead = ({ request, children }: DiceHeadProps) => {
  const names = useAnyNames();
  const { by, about, purpose, rule } = request;
  const whose = whoOf(by, names);
  const who = whose === null ? '' : `${whose}: `;
  const hint = diceHint(purpose, names);
  return (
    <View style={{ flexGrow: 1, flexShrink: 1, flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
      <View style={{ flexGrow: 1, flexShrink: 1 }}>
        <Label>{`${who}${dicePurpose(purpose)}${about === undefined ? '' : ` · ${names.unit(about)}`}`}</Label>
        {hint === null ? null : <Small>{hint}</Small>}
      </View>
      <RuleRef rule={rule} />
      {children}
    </View>
  );
};

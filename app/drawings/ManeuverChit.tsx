import { memo } from 'react';
import { View } from 'react-native';
import { Svg, Circle, G, Path } from './svg';
import { useTheme } from '../theme/ThemeProvider';
import type { Palette } from '../theme/palette';
import { fitLines } from './fit-lines';
import { Hatching } from './Hatching';
import { Lettering, Plate } from './Lettering';
import { emblemOf } from './maneuver-emblems';
import type { ManeuverName } from './maneuver-emblems';

export type ManeuverChitProps = {
  readonly maneuver: ManeuverName;
  /** Under a cover nothing of the maneuver is drawn or read out, nor whether it is an attacker's or a defender's. */
  readonly faceDown?: boolean | undefined;
  readonly selected?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly size?: number | undefined;
  /** Read out; the screen knows more words. */
  readonly label?: string | undefined;
  readonly testID?: string | undefined;
};

const CUT = 92;

type EmblemProps = { readonly maneuver: ManeuverName; readonly pen: string };

/** The sketch of a maneuver inside a drawing, on 64 × 48. */
const EmblemPaths = ({ maneuver, pen }: EmblemProps) => {
  const { line, fine, ink } = emblemOf(maneuver);
  return (
    <G stroke={pen} fill="none" strokeLinecap="round" strokeLinejoin="round">
      {fine === undefined ? null : <Path d={fine} strokeWidth={1.3} />}
      {ink === undefined ? null : <Path d={ink} strokeWidth={0.8} fill={pen} />}
      <Path d={line} strokeWidth={2.8} />
    </G>
  );
};

type ManeuverEmblemProps = EmblemProps & { readonly width?: number | undefined };

/** The sketch by itself, for a table's head or a line of the history. Says nothing to a screen reader. */
export const ManeuverEmblem = memo(function ManeuverEmblem({ maneuver, pen, width = 32 }: ManeuverEmblemProps) {
  return (
    <Svg width={width} height={(width * 48) / 64} viewBox="0 0 64 48" aria-hidden>
      <EmblemPaths maneuver={maneuver} pen={pen} />
    </Svg>
  );
});

/** Attackers' names stand reversed on a solid band, defenders' on a hatched one. */
const Face = ({ maneuver, colour }: { readonly maneuver: ManeuverName; readonly colour: Palette }) => {
  const attack = emblemOf(maneuver).role === 'attack';
  const { size } = fitLines(maneuver.replaceAll(' ', ' '), 76, 22, 15.5);
  return (
    <>
      <G transform="translate(11.5 9) scale(1.11)">
        <EmblemPaths maneuver={maneuver} pen={colour.ink} />
      </G>
      <Plate at={[5, 66]} w={84} h={23} r={3} fill={attack ? colour.primary : colour.card} />
      {attack ? null : <Path d="M5 66h84M5 69.5h84" stroke={colour.ink} strokeWidth={1.1} />}
      <Lettering
        x={47}
        y={78 + size * 0.32}
        size={size}
        colour={attack ? colour.onPrimary : colour.ink}
        face="sansBold"
      >
        {maneuver}
      </Lettering>
    </>
  );
};

/** A compass rose on hatching: the same back for all ten. */
const Back = ({ colour }: { readonly colour: Palette }) => (
  <>
    <Hatching hatch="lozenge" at={[8, 8]} w={78} h={78} colour={colour.rule} />
    <Circle cx={47} cy={47} r={25} fill={colour.sunk} stroke={colour.ink} strokeWidth={1.2} />
    <Circle cx={47} cy={47} r={21.5} fill="none" stroke={colour.ink} strokeWidth={0.7} />
    <Path d="M47 24l5 18 18 5-18 5-5 18-5-18-18-5 18-5z" fill={colour.ink} />
    <Path d="M34 34l8.6 5.4M60 34l-8.6 5.4M34 60l8.6-5.4M60 60l-8.6-5.4" stroke={colour.ink} strokeWidth={1.6} />
  </>
);

/** Wax around it and a wafer with a tick: chosen, by shape as well as by colour. */
const Chosen = ({ colour }: { readonly colour: Palette }) => (
  <>
    <Plate at={[2, 2]} w={CUT - 2} h={CUT - 2} r={8} line={colour.wax} pen={4} />
    <Circle cx={82} cy={14} r={13} fill={colour.wax} stroke={colour.card} strokeWidth={2} />
    <Path d="M76 14.4l4.4 4.6 8-9.4" stroke={colour.onWax} strokeWidth={2.6} fill="none" strokeLinecap="round" />
  </>
);

const spoken = ({ maneuver, faceDown = false, disabled = false, selected = false }: ManeuverChitProps): string =>
  [faceDown ? 'Maneuver chit, face down' : maneuver, selected ? 'chosen' : '', disabled ? 'not to be had' : '']
    .filter((word) => word !== '')
    .join(', ');

type PictureProps = Required<Pick<ManeuverChitProps, 'maneuver' | 'faceDown' | 'selected' | 'disabled'>>;

const Picture = ({ maneuver, faceDown, selected, disabled }: PictureProps) => {
  const { name: light, colour } = useTheme();
  const stock = faceDown ? colour.sunk : colour.card;
  return (
    <>
      {disabled ? null : (
        <Plate at={[3, 4]} w={CUT} h={CUT} r={8} fill={light === 'light' ? '#00000038' : '#000000AA'} />
      )}
      <Plate at={[1, 1]} w={CUT} h={CUT} r={8} fill={stock} line={colour.rule} dashes={disabled ? '5 4' : undefined} />
      {faceDown ? <Back colour={colour} /> : <Face maneuver={maneuver} colour={colour} />}
      <Plate at={[5, 5]} w={84} h={84} r={5} line={colour.ink} />
      {selected ? <Chosen colour={colour} /> : null}
    </>
  );
};

/** A maneuver chit of the matrix: an engraved sketch over its name, or the back that is the same for all. */
export const ManeuverChit = memo(function ManeuverChit(props: ManeuverChitProps) {
  const { maneuver, faceDown = false, selected = false, disabled = false, size = 96, label, testID } = props;
  return (
    <View
      accessible
      accessibilityRole="image"
      accessibilityLabel={label ?? spoken(props)}
      testID={testID}
      style={{ flexShrink: 0 }}
    >
      <Svg width={size} height={size} viewBox="0 0 96 96" aria-hidden opacity={disabled ? 0.45 : 1}>
        <Picture maneuver={maneuver} faceDown={faceDown} selected={selected} disabled={disabled} />
      </Svg>
    </View>
  );
});

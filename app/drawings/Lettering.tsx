import { Rect, SvgText } from './svg';
import { FONT } from '../theme/typography';

type LetteringProps = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly children: string;
  readonly face?: 'didone' | 'sansBold' | undefined;
  readonly from?: 'start' | undefined;
};

/** Letters inside a drawing, centred on `x` unless told to start there. `y` is the base line. */
export const Lettering = ({ x, y, size, colour, children, face = 'didone', from }: LetteringProps) => {
  const place = { x, y };
  return (
    <SvgText {...place} textAnchor={from ?? 'middle'} fontFamily={FONT[face]} fontSize={size} fill={colour}>
      {children}
    </SvgText>
  );
};

type PlateProps = {
  readonly at: readonly [x: number, y: number];
  readonly w: number;
  readonly h: number;
  readonly r?: number | undefined;
  readonly fill?: string | undefined;
  readonly line?: string | undefined;
  readonly pen?: number | undefined;
  readonly dashes?: string | undefined;
};

/** A rectangular plate, with rounded corners where it is cardboard. */
export const Plate = ({ at, w, h, r = 0, fill = 'none', line, pen = 0.9, dashes }: PlateProps) => {
  const place = { x: at[0], y: at[1] };
  const edge = line === undefined ? {} : { stroke: line, strokeWidth: pen };
  const broken = dashes === undefined ? {} : { strokeDasharray: dashes };
  return <Rect {...place} width={w} height={h} rx={r} fill={fill} {...edge} {...broken} />;
};

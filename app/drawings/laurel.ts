type Point = { readonly x: number; readonly y: number };

const n = (x: number): string => String(Math.round(x * 10) / 10);

/** Laurel leaf: two arcs from stem to tip, and its rib. */
const leaf = ({ x, y }: Point, angle: number, length: number): string => {
  const tip = { x: x + length * Math.cos(angle), y: y + length * Math.sin(angle) };
  const bow = (side: number): string => {
    const mx = (x + tip.x) / 2 + side * length * 0.26 * Math.cos(angle + Math.PI / 2);
    const my = (y + tip.y) / 2 + side * length * 0.26 * Math.sin(angle + Math.PI / 2);
    return `Q${n(mx)} ${n(my)} `;
  };
  return `M${n(x)} ${n(y)}${bow(1)}${n(tip.x)} ${n(tip.y)}${bow(-1)}${n(x)} ${n(y)}z`;
};

type Branch = {
  readonly centre: Point;
  readonly radius: number;
  readonly from: number;
  readonly to: number;
  readonly leaves: number;
  readonly length: number;
};

const degrees = (angle: number): number => (angle * Math.PI) / 180;

/** A bent branch with leaves on both sides, as one path to fill and one stem to stroke. */
export const laurelBranch = ({
  centre,
  radius,
  from,
  to,
  leaves,
  length,
}: Branch): { leaves: string; stem: string } => {
  const at = (angle: number): Point => ({
    x: centre.x + radius * Math.cos(degrees(angle)),
    y: centre.y + radius * Math.sin(degrees(angle)),
  });
  const way = Math.sign(to - from);
  const drawn = Array.from({ length: leaves }, (_, i) => {
    const angle = from + ((to - from) * (i + 0.4)) / leaves;
    const heading = degrees(angle) + (way * Math.PI) / 2;
    const size = length * (1 - (0.45 * i) / leaves);
    return leaf(at(angle), heading + 0.62, size) + leaf(at(angle), heading - 0.62, size);
  });
  const start = at(from);
  const end = at(to);
  const stem = `M${n(start.x)} ${n(start.y)}A${n(radius)} ${n(radius)} 0 0 ${way > 0 ? '1' : '0'} ${n(end.x)} ${n(end.y)}`;
  return { leaves: drawn.join('') + leaf(end, degrees(to) + (way * Math.PI) / 2, length * 0.55), stem };
};

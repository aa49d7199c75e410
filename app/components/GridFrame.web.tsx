import { useLayoutEffect, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { GridFrameProps } from './GridFrame';

/** The browser keeps things in view by itself, without a frame's delay; all there is to do is to say what. */
const LEFT: CSSProperties = { position: 'sticky', left: 0, zIndex: 1, display: 'flex', flexDirection: 'column' };
const TOP: CSSProperties = { position: 'sticky', top: 0, zIndex: 2 };
const PAGE: CSSProperties = {
  overflow: 'auto',
  overscrollBehavior: 'contain',
  flexGrow: 1,
  flexShrink: 1,
  flexBasis: 0,
  minHeight: 0,
};
const NATURAL: CSSProperties = { overflowX: 'auto', overflowY: 'hidden' };

/** Stays at the left edge while the grid is scrolled sideways. */
export const Pinned = ({ children, width }: { readonly children: ReactNode; readonly width?: number | undefined }) => (
  <div style={{ ...LEFT, ...(width === undefined ? {} : { width }) }}>{children}</div>
);

/** Rows under a head that stays in view, and a first column that does. */
export const GridFrame = (props: GridFrameProps) => {
  const { width, room, fill, before, head, rows, after, lit, label, testID } = props;
  const page = useRef<HTMLDivElement>(null);
  const { row, left } = lit ?? { row: -1, left: 0 };
  useLayoutEffect(() => {
    const frame = page.current;
    const line = frame?.querySelector<HTMLElement>(`[data-row="${String(row)}"]`);
    if (frame === null || line === null || line === undefined) return;
    frame.scrollTo({ top: line.offsetTop - frame.clientHeight / 2, left: left - frame.clientWidth / 2 });
  }, [row, left, room]);
  return (
    <div ref={page} style={fill ? PAGE : NATURAL} tabIndex={0} role="region" aria-label={label}>
      <div style={{ width: Math.max(width, room), position: 'relative' }}>
        {before === undefined ? null : <Pinned width={room}>{before}</Pinned>}
        <div role="table" aria-label={label} data-testid={testID}>
          <div role="rowgroup" style={TOP}>
            {head}
          </div>
          <div role="rowgroup">
            {rows.map((one, i) => (
              <div key={i} data-row={i}>
                {one}
              </div>
            ))}
          </div>
        </div>
        {after === undefined ? null : <Pinned width={room}>{after}</Pinned>}
      </div>
    </div>
  );
};

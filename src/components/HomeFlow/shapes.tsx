import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Properties of {@link Box}; all numbers are units of the drawing's view box. */
interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** `accent` marks where a reader starts, `group` holds other boxes, `chip` is a container within a job. */
  kind?: 'plain' | 'accent' | 'group' | 'chip' | 'frame';
}

/** A box with rounded corners. */
export function Box({kind = 'plain', ...rect}: BoxProps): ReactNode {
  return <rect {...rect} rx={kind === 'chip' ? 5 : 7} className={clsx(styles.box, styles[kind])} />;
}

/** Properties of {@link Label}. */
interface LabelProps {
  x: number;
  /** Position of the baseline. */
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  /** `name` is what a box is, `note` explains, `code` quotes a state as a terminal shows it. */
  kind?: 'name' | 'note' | 'code' | 'accentNote';
  children: ReactNode;
}

/** One line of text. */
export function Label({x, y, anchor = 'start', kind = 'name', children}: LabelProps): ReactNode {
  return (
    <text x={x} y={y} textAnchor={anchor} className={clsx(styles.text, styles[kind])}>
      {children}
    </text>
  );
}

/** A line without a head. `points` as in SVG: `x,y x,y`. */
export function Line({points}: {points: string}): ReactNode {
  return <polyline points={points} className={styles.line} />;
}

/** Length of an arrow head. */
const HEAD = 8;

/** A line with a head at its last point. `points` as in SVG; the last segment must be horizontal or vertical. */
export function Arrow({points, accent = false}: {points: string; accent?: boolean}): ReactNode {
  const corners = points.split(' ').map((point) => point.split(',').map(Number));
  const [tipX = 0, tipY = 0] = corners.at(-1) ?? [];
  const [fromX = 0, fromY = 0] = corners.at(-2) ?? [];
  const dx = Math.sign(tipX - fromX);
  const dy = Math.sign(tipY - fromY);
  const [baseX, baseY] = [tipX - dx * HEAD, tipY - dy * HEAD];
  const half = HEAD / 2;
  // The line ends inside the head, so that its blunt end does not show next to the tip.
  const shaft = [...corners.slice(0, -1), [tipX - dx * half, tipY - dy * half]];
  const head = [
    [tipX, tipY],
    [baseX + dy * half, baseY + dx * half],
    [baseX - dy * half, baseY - dx * half],
  ];
  return (
    <g className={clsx(styles.arrow, accent && styles.accentArrow)}>
      <polyline points={shaft.join(' ')} />
      <polygon points={head.join(' ')} />
    </g>
  );
}

/** A dot where the accent-coloured path branches off another line. */
export function Junction({x, y}: {x: number; y: number}): ReactNode {
  return <circle cx={x} cy={y} r={4} className={styles.junction} />;
}

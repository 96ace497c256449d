import clsx from 'clsx';
import {useId, type ReactNode} from 'react';

import {boxes, labels, lines, VIEW_BOXES, type Form} from './drawing';
import styles from './styles.module.css';

const HEAD = 8;

/** A line with a head at its last point. The last segment must be horizontal or vertical. */
function Arrow({points, className}: {points: string; className: string | undefined}): ReactNode {
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
    <g className={className}>
      <polyline points={shaft.join(' ')} />
      <polygon points={head.join(' ')} />
    </g>
  );
}

/** The drawing in one of its forms, with a name and a description for screen readers. */
export default function Drawing({form}: {form: Form}): ReactNode {
  const id = useId();
  return (
    <svg
      viewBox={VIEW_BOXES[form]}
      className={clsx(styles.drawing, styles[form])}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
    >
      <title id={`${id}-title`}>Flow of a scan</title>
      <desc id={`${id}-desc`}>
        A Scan resource makes the operator start three kinds of jobs, one after another. In the scan job the
        scanner runs, and the lurker uploads the raw result to the object store. The parse job reads the raw
        result and writes findings. Hook jobs read the findings, may edit them, and send them to DefectDojo,
        Elasticsearch, Dependency-Track, Azure Monitor, webhooks or chat. Cascading rules create new scans
        from findings.
      </desc>
      {boxes.map(({kind = 'plain', [form]: box}) => {
        if (!box) return null;
        const [x, y, width, height] = box;
        const className = clsx(styles.box, styles[kind]);
        return <rect key={box.join()} {...{x, y, width, height, className}} rx={kind === 'chip' ? 5 : 7} />;
      })}
      {lines.map(({kind, [form]: points}) => {
        if (points === undefined) return null;
        if (kind === 'plain') return <polyline key={points} points={points} />;
        return <Arrow key={points} points={points} className={kind && styles.accentArrow} />;
      })}
      {/* Where the path of the cascade branches off another line. */}
      {form === 'wide' && <circle cx={880} cy={239} r={4} className={styles.accentArrow} />}
      {labels.map(({kind = 'name', text, [form]: place}) => {
        if (!place) return null;
        const [x, y, anchor] = place;
        return (
          <text key={place.join()} x={x} y={y} textAnchor={anchor} className={styles[kind]}>
            {text}
          </text>
        );
      })}
    </svg>
  );
}

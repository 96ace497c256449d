import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Line icons on a 24-unit grid, drawn in the colour of the surrounding text. */
const drawings = {
  // What scanners look at
  Authentication: 'M7 14a4 4 0 1 1 3.9-5H21v4h-3v3h-4v-3h-3.1A4 4 0 0 1 7 14m0-4h.01',
  CMS: 'M4 4h16v16H4zM4 9h16M8 13h8m-8 3h5',
  Container: 'M3 8.5 12 4l9 4.5v7L12 20l-9-4.5zm0 0L12 13l9-4.5M12 13v7',
  Kubernetes:
    'M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9zm0 6v-3m2.6 7.5 2.6 1.5m-7.8-1.5L6.8 15M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  Network: 'M12 3v5m0 0H5v4m7-4h7v4M12 8v4M3 12h4v4H3zm7 0h4v4h-4zm7 0h4v4h-4zM5 16v4m7-4v4m7-4v4',
  Repository:
    'M7 6v12M7 9c0 4 10 1 10 6M7 3a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3m0 15a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3m10-3a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3',
  SSH: 'M3 5h18v14H3zm4 4 3 3-3 3m6 0h4',
  SSL: 'M6 11h12v9H6zm3 0V8a3 3 0 0 1 6 0v3m-3 3.5v2',
  WebApplication: 'M3 5h18v14H3zm0 4h18M6 7h.01M9 7h.01m1.5 5.5L8 14.5l2.5 2m3-4 2.5 2-2.5 2',
  Webserver: 'M4 4h16v7H4zm0 9h16v7H4zm3.5-5.5h.01m-.01 9h.01M12 7.5h5m-5 9h5',
  Website:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m-9 9h18M12 3c-5.5 5.5-5.5 12.5 0 18m0-18c5.5 5.5 5.5 12.5 0 18',
  // What hooks do
  persistenceProvider: 'M5 6c0-4 14-4 14 0v12c0 4-14 4-14 0zm0 0c0 4 14 4 14 0M5 12c0 4 14 4 14 0',
  processing: 'M4 5h6v6H4zm10 8h6v6h-6zM7 11v5h7m-3-3 3 3-3 3',
  dataProcessing:
    'M4 7h9m5 0h2M4 17h3m5 0h8M15.5 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5m-6 10a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  integration: 'M4 12h11m-4-5 5 5-5 5m9-11v12',
  // Navigation
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  edit: 'M4 20h4L19 9l-4-4L4 16zm8.5-12.5 4 4',
  external: 'M13 5h6v6m0-6-9 9m7 0v5H5V7h5',
  home: 'm4 11.5 8-7.5 8 7.5M6 10v10h12V10m-8 10v-6h4v6',
  moon: 'M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m4.7 11.2L20 20',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8m0-6v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M5 19l1.4-1.4M17.6 6.4 19 5',
} as const;

export type IconName = keyof typeof drawings;

export function isIconName(name: string): name is IconName {
  return name in drawings;
}

/** A decorative icon: hidden from screen readers, so the text next to it must say everything. */
export default function Icon({name, className}: {name: IconName; className?: string | undefined}): ReactNode {
  return (
    <svg
      className={clsx(styles.icon, className)}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}

/** What page and frame of a live component say to each other. */

/** Path of the frame below the base path of the site. */
export const COMPONENT_FRAME_PATH = 'live-code/component.html';

/** Colours of the page, by the names of its variables: the frame must not look like a foreign body. */
export const COLOUR_NAMES = [
  '--scb-ink',
  '--scb-ink-muted',
  '--scb-surface',
  '--scb-line-strong',
  '--scb-focus',
];

/** From the page: show this component. */
export interface ShowMessage {
  /** Counts the changes of a block, so that a late answer is recognised. */
  id: number;
  /** The reader's code, with JSX. */
  code: string;
  colours: Record<string, string>;
  /** Light or dark fields and buttons. */
  scheme: 'light' | 'dark';
}

/** From the frame. */
export type ComponentMessage =
  | {type: 'ready'}
  | {type: 'shown'; id: number}
  | {
      type: 'failed';
      id: number;
      message: string;
      /** Line of the reader's code, counted from 1, where it is known. */
      line: number | undefined;
    }
  | {
      type: 'resized';
      /** Height of the component in pixels. */
      height: number;
    };

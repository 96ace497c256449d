import type {Chart} from '../../platform/charts';

/** What a page asks the worker that checks manifests, and what that answers. */

export interface CheckRequest {
  text: string;
  /** Chart whose values the text holds; undefined for manifests. */
  chart?: string;
}

export interface ReportedFault {
  /** `notice`: allowed, but it does something else than it seems to do, or cannot be checked. */
  severity: 'fault' | 'notice';
  /** Line in the text, from 1. */
  line: number;
  /** One or two sentences. */
  message: string;
  /** Row of the field in the reference, as a path with a hash; undefined if there is none. */
  href?: string;
}

export interface CheckedDocument {
  /** Line in the text, from 1. */
  line: number;
  /** `Scan nmap-x`, `values of the chart nmap`, `ConfigMap a`. */
  label: string;
  isChecked: boolean;
}

export interface CheckReport {
  /** Release of the platform that the text is checked against: `4.13.0`. */
  version: string;
  documents: CheckedDocument[];
  /** Sorted by line. */
  faults: ReportedFault[];
  /** Sentences: what was not checked in this text. */
  notChecked: string[];
}

/** What the page shows of a report. */
export interface CheckAnswer {
  /** The report in one line, for the eye and for screen readers. */
  summary: string;
  /** The first ones. */
  faults: ReportedFault[];
  /** How many more there are. */
  omitted: number;
  /** A sentence with what was checked; undefined if nothing was. */
  checked?: string;
  /** Sentences. */
  notChecked: string[];
}

/** The page of a scanner or a hook that is named after its chart: the worker's data has only other ones. */
export function toUsualPage({chart, scanTypes}: Pick<Chart, 'chart' | 'scanTypes'>): string {
  return `/docs/${scanTypes ? 'scanners' : 'hooks'}/${chart}`;
}

import type {Outcome} from '../protocol';
import {checkReport, type Question} from './findings';

declare const self: {
  onmessage: (event: {data: Question}) => void;
  postMessage: (message: Outcome | null) => void;
};

self.onmessage = ({data}) => self.postMessage(checkReport(data));

// The frame measures the time from here on.
self.postMessage(null);

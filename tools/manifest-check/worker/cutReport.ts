import {formatCount} from '../../../text/formatCount';
import {cutList, LIMITS, shorten} from '../../../text/limits';
import type {CheckAnswer, CheckReport} from '../protocol';

function summarise({faults, documents, version}: CheckReport): string {
  const against = `checked against ${version}`;
  const notices = faults.filter(({severity}) => severity === 'notice').length;
  const found = [
    ...(faults.length > notices ? [formatCount(faults.length - notices, 'fault')] : []),
    ...(notices > 0 ? [formatCount(notices, 'notice')] : []),
  ];
  if (found.length > 0) return `${found.join(', ')}, ${against}`;
  return documents.some(({isChecked}) => isChecked) ? `Nothing wrong found, ${against}` : 'Nothing to check';
}

/** What the page shows of a report, which may have as many faults and documents as the text has lines. */
export function cutReport(report: CheckReport): CheckAnswer {
  const {faults, documents, notChecked} = report;
  const labels = documents.filter(({isChecked}) => isChecked).map(({label}) => shorten(label));
  const rest = labels.length - LIMITS.shown;
  const checked = rest > 0 ? [...labels.slice(0, LIMITS.shown), `${rest} more`] : labels;
  return {
    summary: summarise(report),
    faults: faults
      .slice(0, LIMITS.shown)
      .map((fault) => ({...fault, message: shorten(fault.message, LIMITS.message)})),
    omitted: Math.max(0, faults.length - LIMITS.shown),
    ...(checked.length > 0 && {checked: `Checked: ${checked.join(', ')}.`}),
    notChecked: cutList(
      notChecked.map((sentence) => shorten(sentence, LIMITS.message)),
      'sentences',
    ),
  };
}

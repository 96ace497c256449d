import type {PhrasingContent, RootContent} from 'mdast';

import {formatDay} from '../../text/formatDay';
import {enumerate, link, paragraph, strong, table, text} from '../nodes';
import {type Decision, statusPhrases} from './decision';

function linkRecords(
  slugs: readonly string[],
  decisions: readonly Decision[],
  base: string,
  createLabel: (decision: Decision) => string,
): PhrasingContent[] {
  const records = decisions.filter(({slug}) => slugs.includes(slug));
  return enumerate(records.map((record) => [link(`${base}/${record.slug}`, createLabel(record))]));
}

export function renderDecisionTable(decisions: readonly Decision[], base: string): RootContent {
  const getNumber = ({number}: Decision) => number;
  const rows = decisions.map(({number, slug, title, status, date, replaces, replacedBy}) => {
    const successors = linkRecords(replacedBy, decisions, base, getNumber);
    return [
      text(number),
      [link(`${base}/${slug}`, title)],
      [...text(status), ...(successors.length > 0 ? [...text(', replaced by '), ...successors] : [])],
      text(date.toISOString().slice(0, 10)),
      linkRecords(replaces, decisions, base, getNumber),
    ];
  });
  return table('decision-table', ['No.', 'Decision', 'Status', 'Date', 'Replaces'], rows);
}

export function renderStatusParagraph(
  decision: Decision,
  decisions: readonly Decision[],
  base: string,
): RootContent {
  const getLabel = ({number, title}: Decision) => `ADR-${number}: ${title}`;
  const {status, date, note, replaces, replacedBy} = decision;
  const [word = '', ...rest] = statusPhrases[status].split(/\b/);
  const noteText = note === undefined ? '' : ` (${note})`;
  const relations: [phrase: string, slugs: readonly string[]][] = [
    [' Replaces ', replaces],
    [' Replaced by ', replacedBy],
  ];
  return paragraph([
    strong(word),
    ...text(`${rest.join('')} ${formatDay(date)}${noteText}.`),
    ...relations.flatMap(([phrase, slugs]) =>
      slugs.length === 0
        ? []
        : [...text(phrase), ...linkRecords(slugs, decisions, base, getLabel), ...text('.')],
    ),
  ]);
}

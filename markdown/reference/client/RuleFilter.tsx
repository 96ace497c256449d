import ListFilter from '@site/markdown/ListFilter';
import {useRef, useState, type ReactNode} from 'react';

import {emptyQuery, matchRule, type RuleQuery} from './matchRule';

const INTENSITIES = ['light', 'medium', 'high'];

/**
 * A filter above the table of `<CascadingRules />`, and the fold around it, which it opens. The rows are HTML that React does not know: they are hidden in place.
 * Without a script, all of them are shown.
 */
export default function RuleFilter({children}: {children: ReactNode}): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(emptyQuery);
  const [outcome, setOutcome] = useState('');

  const change = (next: RuleQuery) => {
    const rows = [...(list.current?.querySelectorAll<HTMLTableRowElement>('tbody tr') ?? [])];
    const shown = rows.filter((row) =>
      matchRule(
        [...row.cells].map(({textContent}) => textContent),
        next,
      ),
    );
    // Not `hidden`: on narrow screens, the style sheet displays rows as blocks.
    for (const row of rows) row.style.display = shown.includes(row) ? '' : 'none';
    // The table is in a fold, for readers who only pass by.
    const fold = list.current?.querySelector('details');
    if (fold) fold.open = true;
    setQuery(next);
    if (shown.length === rows.length) setOutcome('');
    else
      setOutcome(
        shown.length === 0 ? 'No rule matches.' : `Showing ${shown.length} of ${rows.length} rules.`,
      );
  };

  return (
    <>
      <ListFilter
        legend="Filter rules"
        label="Find by scanner, port, service or label"
        text={query.text}
        setText={(text) => change({...query, text})}
        groups={[
          {
            label: 'Intensive',
            toggles: INTENSITIES.map((name) => {
              const isPressed = query.intensity === name;
              const onClick = () => change({...query, intensity: isPressed ? undefined : name});
              return {name, isPressed, onClick};
            }),
          },
        ]}
        outcome={outcome}
        reset={outcome === '' ? undefined : () => change(emptyQuery)}
      />
      <div ref={list}>{children}</div>
    </>
  );
}

import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {CHARTS} from './useExplanation';

interface Props {
  chosen: readonly string[];
  onChange: (charts: string[]) => void;
}

/** The charts whose rules are installed. */
export default function ChartChoice({chosen, onChange}: Props): ReactNode {
  return (
    <fieldset className={styles.charts}>
      <legend className={styles.label}>Charts installed with their rules</legend>
      {CHARTS.map((chart) => (
        <label key={chart}>
          <input
            type="checkbox"
            checked={chosen.includes(chart)}
            onChange={({target}) =>
              onChange(CHARTS.filter((name) => (name === chart ? target.checked : chosen.includes(name))))
            }
          />
          {chart}
        </label>
      ))}
    </fieldset>
  );
}

import type {ReactNode} from 'react';

import tool from '@site/plugins/lazy-content/client/tool.module.css';
import styles from './styles.module.css';
import {CHARTS} from './useExplanation';

interface Props {
  chosen: readonly string[];
  onChange: (charts: string[]) => void;
}

export default function ChartChoice({chosen, onChange}: Props): ReactNode {
  return (
    <fieldset className={`${tool.part} ${styles.charts}`}>
      <legend className={tool.label}>Charts installed with their rules</legend>
      {CHARTS.map((chart) => (
        <label key={chart} className={tool.checkbox}>
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

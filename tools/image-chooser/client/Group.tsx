import type {ChartImages, ImageGroup} from '@site/platform/images';
import {toPartId, type Choice} from '@site/tools/image-chooser/client/renderCommands';
import type {ReactNode} from 'react';

import tool from '@site/tools/frame/tool.module.css';
import styles from './styles.module.css';

/** From this number on, a group has a button for all of its charts. */
const BUTTON_FROM = 4;

interface Props {
  name: ImageGroup;
  charts: readonly ChartImages[];
  choice: Choice;
  onChange: (choice: Choice) => void;
}

function change(set: ReadonlySet<string>, items: readonly string[], isIn: boolean): Set<string> {
  const others = [...set].filter((item) => !items.includes(item));
  return new Set(isIn ? [...others, ...items] : others);
}

function Checkbox({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: () => void;
}): ReactNode {
  return (
    <label className={tool.checkbox}>
      <input type="checkbox" checked={checked} onChange={onChange} />
      <span>{label}</span>
    </label>
  );
}

export default function Group({name, charts, choice, onChange}: Props): ReactNode {
  const names = charts.map(({chart}) => chart);
  const areAllChosen = names.every((chart) => choice.charts.has(chart));
  const choose = (chosen: readonly string[], isIn: boolean) =>
    onChange({...choice, charts: change(choice.charts, chosen, isIn)});

  return (
    <fieldset className={tool.part}>
      <legend className={tool.label}>{name}</legend>
      <div className={styles.choices}>
        {charts.map(({chart, images}) => {
          const isChosen = choice.charts.has(chart);
          const parts = images.flatMap(({name: label, onlyWith}) =>
            onlyWith === undefined ? [] : [{label, id: toPartId(chart, onlyWith)}],
          );
          return (
            <div key={chart}>
              <Checkbox label={chart} checked={isChosen} onChange={() => choose([chart], !isChosen)} />
              {isChosen &&
                parts.map(({label, id}) => {
                  const isLeftOut = choice.leftOut.has(id);
                  return (
                    <div key={id} className={styles.nested}>
                      <Checkbox
                        label={label}
                        checked={!isLeftOut}
                        onChange={() =>
                          onChange({...choice, leftOut: change(choice.leftOut, [id], !isLeftOut)})
                        }
                      />
                    </div>
                  );
                })}
            </div>
          );
        })}
      </div>
      {charts.length >= BUTTON_FROM && (
        <button type="button" className="clean-btn scb-link" onClick={() => choose(names, !areAllChosen)}>
          {areAllChosen ? 'Select none' : 'Select all'}
        </button>
      )}
    </fieldset>
  );
}

import {useState, type ReactNode} from 'react';

import {Frame, Status} from '@site/tools/frame/Frame';
import TextField from '@site/tools/frame/TextField';
import tool from '@site/tools/frame/tool.module.css';
import Result from './Result';
import Sentence from '@site/browser/Sentence';
import styles from './styles.module.css';
import {CHARTS, EXAMPLE, useExplanation, type Draft} from './useExplanation';

export default function ExplainerTool(): ReactNode {
  const [draft, setDraft] = useState<Draft>(EXAMPLE);
  const {problems, answer} = useExplanation(draft);
  const change = (part: Partial<Draft>) => setDraft((current) => ({...current, ...part}));
  const choose = (chart: string, isChosen: boolean) =>
    change({charts: CHARTS.filter((name) => (name === chart ? isChosen : draft.charts.includes(name)))});
  const starts = answer.explanations.some(
    ({explanation: {failure, rules}}) =>
      failure === undefined && rules.some(({verdict}) => verdict === 'starts'),
  );
  const isWrong = Object.values(problems).some((problem) => problem !== undefined);
  const summary = isWrong
    ? 'Correct the marked field. The result below is that of the last text without an error.'
    : answer.summary;

  return (
    <Frame title="Explain a cascade" isChanged={draft !== EXAMPLE} onReset={() => setDraft(EXAMPLE)}>
      <TextField
        label="Scan, and the ParseDefinition if its scope limiter uses aliases"
        value={draft.scan}
        rows={12}
        error={problems.scan}
        onChange={(scan) => change({scan})}
      />
      <TextField
        label="Finding of this scan, or a list of findings"
        value={draft.finding}
        rows={10}
        error={problems.finding}
        onChange={(finding) => change({finding})}
      />
      <fieldset className={`${tool.part} ${styles.charts}`}>
        <legend className={tool.label}>Charts installed with their rules</legend>
        {CHARTS.map((chart) => (
          <label key={chart} className={tool.checkbox}>
            <input
              type="checkbox"
              checked={draft.charts.includes(chart)}
              onChange={({target}) => choose(chart, target.checked)}
            />
            {chart}
          </label>
        ))}
      </fieldset>
      <TextField
        label="Rules of your own"
        value={draft.rules}
        rows={8}
        error={problems.rules}
        onChange={(rules) => change({rules})}
      />
      <Status isBad={isWrong || !starts}>
        <Sentence text={summary} />
      </Status>
      <Result answer={answer} charts={draft.charts} />
    </Frame>
  );
}

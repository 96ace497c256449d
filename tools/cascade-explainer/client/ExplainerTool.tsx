import data from '@generated/cascade-explainer/default/tool.json';
import {useMemo, useState, type ReactNode} from 'react';

import RetryButton from '@site/browser/lazy/RetryButton';
import {useDraft} from '@site/browser/lazy/useDraft';
import Sentence from '@site/browser/Sentence';
import type {Answer, Draft, Explained, Request} from '@site/tools/cascade-explainer/explain/explainDraft';
import {Frame, Status} from '@site/tools/frame/Frame';
import TextField from '@site/tools/frame/TextField';
import tool from '@site/tools/frame/tool.module.css';
import {useAnswer} from '@site/tools/frame/useAnswer';
import Result from './Result';
import styles from './styles.module.css';

/** A port scan with a finding for which one of five rules starts a scan. The reader's own one fails by a type. */
const EXAMPLE = data.example;

export default function ExplainerTool(): ReactNode {
  const [draft, setDraft] = useDraft<Draft>(EXAMPLE);
  const [chosen, setChosen] = useState(0);
  const request = useMemo<Request>(() => ({draft, chosen}), [draft, chosen]);
  const {answer, problem, retry} = useAnswer<Request, Answer>(data.url, request);
  const [last, setLast] = useState<Explained>();
  if (answer?.explained && answer.explained !== last) setLast(answer.explained);

  const change = (part: Partial<Draft>) => setDraft((current) => ({...current, ...part}));
  const choose = (chart: string, isChosen: boolean) =>
    change({charts: data.charts.filter((name) => (name === chart ? isChosen : draft.charts.includes(name)))});
  const problems = answer?.problems ?? {};
  const isWrong = problem !== undefined || (answer !== undefined && !answer.explained);
  const summary = !isWrong
    ? (last?.summary ?? 'Explaining …')
    : (problem ?? 'Correct the marked field. The result below is that of the last text without an error.');

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
        {data.charts.map((chart) => (
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
      <Status isBad={isWrong || last?.isStarting === false}>
        <Sentence text={summary} />
      </Status>
      {retry && <RetryButton onRetry={retry} />}
      {last && problem === undefined && <Result explained={last} onChoose={setChosen} />}
    </Frame>
  );
}

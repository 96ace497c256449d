import {useState, type ReactNode} from 'react';

import {Frame, Status} from '@site/plugins/lazy-content/client/Frame';
import TextField from '@site/plugins/lazy-content/client/TextField';
import ChartChoice from './ChartChoice';
import {EXAMPLE, type Draft} from '@site/plugins/cascade-explainer/example';
import Result from './Result';
import Sentence from '@site/src/components/Sentence';
import {useExplanation} from './useExplanation';

export default function ExplainerTool(): ReactNode {
  const [draft, setDraft] = useState<Draft>(EXAMPLE);
  const {problems, answer} = useExplanation(draft);
  const change = (part: Partial<Draft>) => setDraft((current) => ({...current, ...part}));
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
      <ChartChoice chosen={draft.charts} onChange={(charts) => change({charts})} />
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

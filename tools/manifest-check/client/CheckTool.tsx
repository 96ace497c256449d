import data from '@generated/manifest-check/default/tool.json';
import {useMemo, useRef, useState, type ChangeEvent, type DragEvent, type ReactNode} from 'react';

import {Frame, Status} from '@site/tools/frame/Frame';
import RetryButton from '@site/browser/lazy/RetryButton';
import TextField from '@site/tools/frame/TextField';
import tool from '@site/tools/frame/tool.module.css';
import type {CheckAnswer, CheckRequest} from '../protocol';
import {useAnswer} from '@site/tools/frame/useAnswer';
import {useDraft} from '@site/browser/lazy/useDraft';
import {readTextFile} from './readTextFile';
import Report from './Report';
import styles from './styles.module.css';

const EXAMPLE = {text: data.example, chart: ''};

/** Selects a line of a field, counted from 1, and scrolls it into view. */
function showLine(field: HTMLTextAreaElement | null, line: number): void {
  if (!field) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  const height = field.scrollHeight / lines.length;
  field.scrollTo({top: (line - 1) * height - field.clientHeight / 2, left: 0});
}

export default function CheckTool(): ReactNode {
  const [draft, setDraft] = useDraft(EXAMPLE);
  const [refusal, setRefusal] = useState<{draft: typeof draft; reason: string}>();
  if (refusal && refusal.draft !== draft) setRefusal(undefined);
  /** The file that is being read; none if the reader has changed something meanwhile. */
  const awaited = useRef<File>(undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  const request = useMemo<CheckRequest>(
    () => ({text: draft.text, ...(draft.chart !== '' && {chart: draft.chart})}),
    [draft],
  );
  const {answer, problem, retry} = useAnswer<CheckRequest, CheckAnswer>(data.url, request);
  const isBad = problem !== undefined || (answer?.faults.length ?? 0) > 0;

  const change = (changed: typeof draft) => {
    awaited.current = undefined;
    setDraft(changed);
  };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    awaited.current = file;
    const content = await readTextFile(file);
    if (awaited.current !== file) return;
    if ('text' in content) setDraft(({chart}) => ({...content, chart}));
    else setRefusal({draft, ...content});
  };
  const handleFile = ({target}: ChangeEvent<HTMLInputElement>) => {
    void readFile(target.files?.[0]);
    // So that the same file can be chosen again after a repair.
    target.value = '';
  };
  const handleDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void readFile(event.dataTransfer.files[0]);
  };

  return (
    <Frame title="Check a manifest" isChanged={draft !== EXAMPLE} onReset={() => change(EXAMPLE)}>
      <div className={`${tool.part} ${styles.choices}`}>
        <label>
          <span className={tool.label}>The text is</span>
          <select value={draft.chart} onChange={({target}) => change({...draft, chart: target.value})}>
            <option value="">manifests</option>
            {data.charts.map((chart) => (
              <option key={chart} value={chart}>
                values of the chart {chart}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className={tool.label}>Open a file, or drop it on the text</span>
          <input type="file" accept=".yaml,.yml,.json" onChange={handleFile} />
        </label>
      </div>
      <TextField
        label="YAML or JSON"
        value={draft.text}
        rows={15}
        error={refusal?.reason}
        faults={answer?.faults ?? []}
        field={field}
        onDrop={handleDrop}
        onChange={(text) => change({...draft, text})}
      />
      <Status isBad={isBad}>
        <span>{problem ?? answer?.summary ?? 'Checking …'}</span>
      </Status>
      {retry && <RetryButton onRetry={retry} />}
      {answer && <Report answer={answer} onShow={(line) => showLine(field.current, line)} />}
    </Frame>
  );
}

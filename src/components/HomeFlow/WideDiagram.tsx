import {Fragment, type ReactNode} from 'react';

import {Arrow, Box, Junction, Label, Line} from './shapes';

const targets = ['DefectDojo', 'Elasticsearch', 'Dependency-Track', 'Azure Monitor', 'Webhooks, chat'];

/** View box of {@link WideDiagram}. */
export const wideViewBox = '0 0 1120 464';

/** The flow from left to right: control above, jobs in the middle, data below. */
export default function WideDiagram(): ReactNode {
  return (
    <>
      <Box kind="frame" x={1} y={1} width={894} height={462} />
      <Label x={20} y={31} kind="code">
        Kubernetes cluster
      </Label>

      <Box kind="accent" x={20} y={164} width={172} height={124} />
      <Label x={38} y={194}>
        Scan
      </Label>
      <Label x={38} y={220} kind="note">
        from kubectl, CI/CD,
      </Label>
      <Label x={38} y={240} kind="note">
        scbctl, a schedule
      </Label>
      <Label x={38} y={260} kind="note">
        or AutoDiscovery
      </Label>
      <Arrow points="106,164 106,80 226,80" />

      <Box x={226} y={54} width={640} height={52} />
      <Label x={246} y={86}>
        Operator
      </Label>
      <Label x={326} y={86} kind="note">
        starts one job after another and records the state
      </Label>
      <Arrow points="350,106 350,164" />
      <Label x={360} y={140} kind="code">
        Scanning
      </Label>
      <Arrow points="584,106 584,164" />
      <Label x={594} y={140} kind="code">
        Parsing
      </Label>
      <Arrow points="746,106 746,164" />
      <Label x={756} y={140} kind="code">
        HookProcessing
      </Label>

      <Box kind="group" x={226} y={164} width={250} height={124} />
      <Label x={244} y={194} kind="note">
        Scan job
      </Label>
      <Box kind="chip" x={244} y={212} width={98} height={54} />
      <Label x={293} y={244} anchor="middle">
        Scanner
      </Label>
      <Arrow points="342,239 362,239" />
      <Box kind="chip" x={362} y={212} width={98} height={54} />
      <Label x={411} y={244} anchor="middle">
        Lurker
      </Label>

      <Box kind="group" x={502} y={164} width={164} height={124} />
      <Label x={520} y={194} kind="note">
        Parse job
      </Label>
      <Box kind="chip" x={520} y={212} width={128} height={54} />
      <Label x={584} y={244} anchor="middle">
        Parser
      </Label>

      <Box kind="group" x={692} y={164} width={174} height={124} />
      <Label x={710} y={194} kind="note">
        Hook jobs
      </Label>
      <Box kind="chip" x={710} y={212} width={138} height={54} />
      <Label x={779} y={244} anchor="middle">
        Hooks
      </Label>

      <Arrow points="411,266 411,346" />
      <Label x={402} y={322} anchor="end" kind="note">
        raw result
      </Label>
      <Arrow points="556,346 556,266" />
      <Label x={547} y={322} anchor="end" kind="note">
        raw result
      </Label>
      <Arrow points="612,266 612,346" />
      <Label x={621} y={322} kind="note">
        findings
      </Label>
      <Arrow points="756,346 756,266" />
      <Label x={747} y={322} anchor="end" kind="note">
        findings
      </Label>
      <Arrow points="804,266 804,346" />
      <Label x={813} y={322} kind="note">
        edits
      </Label>
      <Box x={226} y={346} width={640} height={52} />
      <Label x={246} y={378}>
        Object store
      </Label>
      <Label x={354} y={378} kind="note">
        the included MinIO, or any S3-compatible one
      </Label>

      <Line points="848,239 912,239" />
      <Line points="912,137 912,333" />
      {targets.map((target, index) => {
        const y = 116 + index * 49;
        return (
          <Fragment key={target}>
            <Arrow points={`912,${y + 21} 934,${y + 21}`} />
            <Box x={934} y={y} width={185} height={42} />
            <Label x={952} y={y + 26.5} kind="note">
              {target}
            </Label>
          </Fragment>
        );
      })}

      <Arrow accent points="880,239 880,434 106,434 106,288" />
      <Junction x={880} y={239} />
      <Label x={546} y={424} anchor="middle" kind="accentNote">
        Cascading rules: a finding starts the next scan
      </Label>
    </>
  );
}

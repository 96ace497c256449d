import type {ReactNode} from 'react';

import {Arrow, Box, Label, Line} from './shapes';

/** View box of {@link TallDiagram}. */
export const tallViewBox = '0 0 340 700';

/** The flow from top to bottom, for narrow pages: control on the left, jobs in the middle, data on the right. */
export default function TallDiagram(): ReactNode {
  return (
    <>
      <Box kind="frame" x={1} y={1} width={338} height={594} />
      <Label x={14} y={26} kind="code">
        Kubernetes cluster
      </Label>

      <Box kind="accent" x={14} y={42} width={250} height={72} />
      <Label x={30} y={68}>
        Scan
      </Label>
      <Label x={30} y={86} kind="note">
        from kubectl, CI/CD, scbctl,
      </Label>
      <Label x={30} y={103} kind="note">
        a schedule or AutoDiscovery
      </Label>
      <Arrow points="140,114 140,140" />

      <Box x={14} y={140} width={298} height={44} />
      <Label x={30} y={167}>
        Operator
      </Label>
      <Label x={102} y={167} kind="note">
        starts one job after another
      </Label>
      <Line points="28,184 28,508" />
      <Arrow points="28,270 46,270" />
      <Arrow points="28,408 46,408" />
      <Arrow points="28,508 46,508" />

      <Box kind="group" x={46} y={204} width={132} height={132} />
      <Label x={58} y={226} kind="note">
        Scan job
      </Label>
      <Box kind="chip" x={58} y={236} width={108} height={36} />
      <Label x={112} y={259} anchor="middle">
        Scanner
      </Label>
      <Arrow points="112,272 112,288" />
      <Box kind="chip" x={58} y={288} width={108} height={36} />
      <Label x={112} y={311} anchor="middle">
        Lurker
      </Label>

      <Box kind="group" x={46} y={356} width={132} height={88} />
      <Label x={58} y={378} kind="note">
        Parse job
      </Label>
      <Box kind="chip" x={58} y={388} width={108} height={44} />
      <Label x={112} y={415} anchor="middle">
        Parser
      </Label>

      <Box kind="group" x={46} y={464} width={132} height={88} />
      <Label x={58} y={486} kind="note">
        Hook jobs
      </Label>
      <Box kind="chip" x={58} y={496} width={108} height={44} />
      <Label x={112} y={523} anchor="middle">
        Hooks
      </Label>

      <Box x={254} y={204} width={58} height={348} />
      <Label x={283} y={374} anchor="middle">
        Object
      </Label>
      <Label x={283} y={392} anchor="middle">
        store
      </Label>
      <Label x={216} y={300} anchor="middle" kind="note">
        raw result
      </Label>
      <Arrow points="166,306 254,306" />
      <Label x={216} y={394} anchor="middle" kind="note">
        raw result
      </Label>
      <Arrow points="254,400 166,400" />
      <Arrow points="166,420 254,420" />
      <Label x={216} y={436} anchor="middle" kind="note">
        findings
      </Label>
      <Label x={216} y={502} anchor="middle" kind="note">
        findings
      </Label>
      <Arrow points="254,508 166,508" />
      <Arrow points="166,528 254,528" />
      <Label x={216} y={544} anchor="middle" kind="note">
        edits
      </Label>

      <Arrow accent points="140,552 140,578 326,578 326,78 264,78" />
      <Label x={152} y={571} kind="accentNote">
        cascading rules
      </Label>
      <Arrow points="88,552 88,624" />

      <Box x={14} y={624} width={298} height={70} />
      <Label x={30} y={649} kind="note">
        DefectDojo, Elasticsearch,
      </Label>
      <Label x={30} y={666} kind="note">
        Dependency-Track, Azure Monitor,
      </Label>
      <Label x={30} y={683} kind="note">
        webhooks, chat
      </Label>
    </>
  );
}

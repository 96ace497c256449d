import {describe, expect, it} from 'vitest';

import {readProseRules} from './rules';
import {collectShortText} from './textBlocks';
import {compileTermRules} from './wordFaults';

const {terms} = readProseRules();
const rules = compileTermRules(terms);

function findTermFaults(markdown: string): string[] {
  return collectShortText(markdown, 1).flatMap(({text}) =>
    rules.flatMap((rule) => rule(text).map(({message}) => message)),
  );
}

/** A sentence for every pattern, and the message about it. */
const BAD: Record<string, string> = {
  'Put in the webhook address.': 'write "URL", not "webhook address".',
  'The address of your DefectDojo.': 'write "URL", not "address of your DefectDojo".',
  'Address of the SQS queue.': 'write "URL", not "Address of the SQS queue".',
  'An address for download.': 'write "URL", not "address for download".',
  'The base address.': 'write "URL", not "base address".',
  'It answered with HTTP 200.': 'write "responds with" or "returns", not "answered with HTTP 200".',
  'The store answers 403.': 'write "responds with" or "returns", not "answers 403".',
  'Helm answers `yes`.': 'write "responds with" or "returns", not "answers …".',
  'Every answer with a status outside 2xx.':
    'write "a response with" or "responds with", not "answer with a status".',
  'The answer of the object store.': 'write "response", not "answer of the object store".',
  'A child for `example.com` and names below it.': 'write "subdomains", not "names below it".',
  'Jobs get presigned links.': 'write "presigned URL" or "upload URL", not "presigned links".',
  'It lets anybody in.':
    'write "allows anonymous login" or "accepts connections from everyone", not "lets anybody in".',
  'The policy lets all clients in.':
    'write "allows anonymous login" or "accepts connections from everyone", not "lets all clients in".',
  'Log in at the receiver.': 'write "authenticate to" or "log in to", not "Log in at the".',
  'Open the way to Kibana.': 'write "forward the port of", not "Open the way to".',
  'Finds holes in WordPress.': 'write "vulnerabilities" or "weaknesses", not "holes in".',
  'The library and its holes.': 'write "vulnerabilities" or "weaknesses", not "its holes".',
  'A scan called like its type.': 'write "named after" or "with the same name as", not "called like".',
  'The release has the name of the chart.':
    'write "is named after" or "has the same name as", not "has the name of".',
  'The hook fills the template.': 'write "render a template", not "fills the template".',
  'The filled template is sent.': 'write "render a template", not "filled template".',
  'text, or `null`': 'write "string", not "text".',
  'A list of texts.': 'write "list of strings", not "list of texts".',
  'Set an empty text.': 'write "empty string", not "empty text".',
  'Without a blank: `ab`.': 'write "space", not "a blank".',
  'The blank at the beginning.': 'write "space", not "The blank".',
  'Paths, separated by blanks.': 'write "space", not "blanks".',
  '`Contains` with a comma list.': 'write "comma-separated list", not "comma list".',
  'The annotation is a list with commas.': 'write "comma-separated list", not "list with commas".',
  'A list of names with commas.': 'write "comma-separated list", not "list of names with commas".',
  'Names, one a line.': 'write "one per line" or "once per line", not "one a line".',
  'Shown once a page.': 'write "one per line" or "once per line", not "once a page".',
  'It removes doubles.': 'write "deduplicates" or "duplicates", not "removes doubles".',
  'Write it behind the name.': 'write "after", not "behind the name".',
  'Parameters behind `--`.': 'write "after", not "behind …".',
  'A duration that is none.': 'write "an invalid …", not "that is none".',
  'The way of a result.': 'write "path of", not "The way of a result".',
  'The name stands in\nthe log.':
    'write "is in", "is listed under", "appears in" or "applies to", not "stands in".',
  'The data stand beside it.':
    'write "is in", "is listed under", "appears in" or "applies to", not "stand beside".',
  'Scans come into being.': 'write "is created", not "come into being".',
  'The template vanishes.': 'write "is removed" or "disappears", not "vanishes".',
  'The volume goes as well.': 'write "is deleted too" or "is removed too", not "goes as well".',
  'Stored files go with it.': 'write "is deleted too" or "is removed too", not "go with it".',
  'Demo targets go the same way.': 'write "likewise" or "is removed too", not "go the same way".',
  'Data in Azure stay there.': 'write "data … is kept", not "Data in Azure stay".',
  'They turn the verdict round.': 'write "negate the result", not "turn the verdict round".',
  '`!` turns it around.': 'write "negate the result", not "turns it around".',
  'The pod does not get on.': 'write "makes no progress" or "never becomes ready", not "does not get on".',
  'If a pod does not get there, wait.':
    'write "makes no progress" or "never becomes ready", not "does not get there".',
  'And nobody complains.': 'write "no error is reported", not "nobody complains".',
  'The log tells why.': 'write "explains why", "explains how" or "shows which", not "tells why".',
  'What counts is the label.': 'write "what is included", not "What counts".',
  'The field counts for all scans.':
    'write "applies to", "applies from" or "the number of … for", not "counts for".',
  'A pod ended by memory.': 'write "killed for exceeding its memory limit", not "ended by memory".',
  'The state changes from `Scanning` over `Parsing` to `Done`.':
    'write "from … through … to", not "from … over … to".',
  'A scan with a clock.': 'write "that repeats" or "recurring", not "with a clock".',
  'This is a complete walk.': 'write "walkthrough" or "tutorial", not "a complete walk".',
  'A walk with ZAP.': 'write "walkthrough" or "tutorial", not "A walk".',
  'Limits and traps.': 'write "pitfall", not "traps".',
  'For a second set-up of Nmap.': 'write "setup" or "configuration", not "set-up".',
  'Add it to the start file of your shell.': 'write "shell profile", not "the start file".',
  'How to repair it.': 'write "how to fix", not "How to repair it".',
  'Put in your own image.': 'write "replace … with your own", not "Put in your own".',
};

const GOOD: readonly string[] = [
  // The terms themselves.
  'Put the webhook URL into the Secret. The store responds with HTTP 403, and the response is logged.',
  'The scan is named after its type. Render the template, one name per line, once per page.',
  'It explains why the walkthrough has pitfalls, and how to fix the setup.',
  // Proper uses of the same words.
  'The IP address of the host, the address of the mail server and of the API server, and an e-mail address.',
  'Which services answer there? Answer the question, and wait for the answer. It answers health checks.',
  '`null` stands for the chart version. Nothing stands in the way, people can stand by, and we understand it.',
  'Links to other pages. Let Bash fill in the name, and let users log in. Log in at `http://localhost:9001`.',
  'Log in at the same time. The text `Done` appears, free text and text files too. Plain text is fine.',
  'Leave the field blank, or add a blank line. The string is separated by commas.',
  'It doubles the time. The hosts behind the proxy, behind an Ingress, and behind the load balancer.',
  'A name that is none of these. Go with Docker: the tools go together.',
  'Turn the hook off. You can get on with the page, and get there in ten minutes.',
  'This tells you how it works. Type counts. The job counts findings, and what counts as one is in the table.',
  'Sends it from the pod over HTTPS to the server. A node with a clock that is wrong.',
  'An SNMP walk and an SNMP trap; walk through the steps. Set up a cluster; set-upper. Start the file server.',
  'Missing cells create holes in the table, a rabbit hole. A list of text files.',
  'Repair the volume. Put it in your own namespace. The data stays in the cluster.',
  // Code and URLs.
  '`stands in` and `trap`, [a link](https://example.org/comma-list/traps), https://example.org/stands/traps.',
];

describe('the terms', () => {
  it.each(Object.entries(BAD))('finds a fault in %j', (text, message) => {
    expect(findTermFaults(text)).toEqual([message]);
  });

  it.each(GOOD)('leaves %j alone', (text) => {
    expect(findTermFaults(text)).toEqual([]);
  });

  it('have a bad sentence each', () => {
    const texts = Object.keys(BAD).flatMap((markdown) => collectShortText(markdown, 1).map(({text}) => text));
    const unproven = terms.filter((_term, index) => texts.every((text) => rules[index]?.(text).length === 0));
    expect(unproven.map(({pattern}) => pattern)).toEqual([]);
  });
});

import bash from 'refractor/bash';
import {refractor} from 'refractor/core';
import diff from 'refractor/diff';
import go from 'refractor/go';
import groovy from 'refractor/groovy';
import java from 'refractor/java';
import javascript from 'refractor/javascript';
import javascriptExtras from 'refractor/js-extras';
import json from 'refractor/json';
import jsx from 'refractor/jsx';
import makefile from 'refractor/makefile';
import markup from 'refractor/markup';
import python from 'refractor/python';
import rust from 'refractor/rust';
import yaml from 'refractor/yaml';

/** Grammars of the highlighted languages. .markdownlint-cli2.yaml lists the ones that pages may use. */
const grammars = [
  bash,
  diff,
  go,
  groovy,
  java,
  javascript,
  // Additional patterns for JavaScript, such as constants.
  javascriptExtras,
  json,
  jsx,
  makefile,
  markup,
  python,
  rust,
  yaml,
];

for (const grammar of grammars) refractor.register(grammar);

export function parseCode(
  code: string,
  language: string,
): ReturnType<typeof refractor.highlight> | undefined {
  return refractor.registered(language) ? refractor.highlight(code, language) : undefined;
}

/** Names of languages as readers know them, for blocks without a title. */
const LABELS: Partial<Record<string, string>> = {
  bash: 'Terminal',
  go: 'Go',
  groovy: 'Groovy',
  javascript: 'JavaScript',
  json: 'JSON',
  powershell: 'PowerShell',
  yaml: 'YAML',
};

/** What stands above a block without a title; undefined for output, which needs none. */
export const findLabel = (language: string): string | undefined => LABELS[language];

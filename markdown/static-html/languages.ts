import bash from 'refractor/bash';
import {refractor} from 'refractor/core';
import css from 'refractor/css';
import diff from 'refractor/diff';
import go from 'refractor/go';
import java from 'refractor/java';
import javascript from 'refractor/javascript';
import javascriptExtras from 'refractor/js-extras';
import json from 'refractor/json';
import jsx from 'refractor/jsx';
import makefile from 'refractor/makefile';
import markdown from 'refractor/markdown';
import markup from 'refractor/markup';
import python from 'refractor/python';
import regex from 'refractor/regex';
import rust from 'refractor/rust';
import tsx from 'refractor/tsx';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';

/** Grammars of the highlighted languages. checks/pages/rules.yaml lists the ones that pages may use. */
const grammars = [
  bash,
  css,
  diff,
  go,
  java,
  javascript,
  // Additional patterns for JavaScript, such as constants.
  javascriptExtras,
  json,
  jsx,
  makefile,
  markdown,
  // HTML, XML and SVG.
  markup,
  python,
  // Regular expressions inside other languages.
  regex,
  rust,
  tsx,
  typescript,
  yaml,
];

for (const grammar of grammars) refractor.register(grammar);

/** Parses code of one language into a tree of tokens; undefined for languages without a grammar. */
export function parseCode(
  code: string,
  language: string,
): ReturnType<typeof refractor.highlight> | undefined {
  return refractor.registered(language) ? refractor.highlight(code, language) : undefined;
}

import {loadRelease} from '../../../platform/loadPlatform';
import {sample, SAMPLE_TITLE} from '../HomeFinding/sample';
import {steps} from '../HomeHero/steps';

/** The code of the landing page by title, for markdown/code. */
export const homeSnippets = Object.fromEntries(
  [
    ...steps.map(({title, command}) => ({
      title,
      language: 'bash',
      code: command.replace('%release.version%', loadRelease().version),
    })),
    {title: SAMPLE_TITLE, language: 'json', code: sample},
  ].map(({title, language, code}) => [title, {language, metastring: `title="${title}"`, code}]),
);

import {getPageRoute, isPageStart} from '../index/records';
import type {Scorer} from '../match/scorer';
import type {SearchSettings} from '../settings';
import type {Factor} from './factor';
import {createNameFactor} from './names';
import {explainsFailure, isSymptom} from './symptoms';
import {createVersionFactor} from './versions';

/** How much documents lose that have only some of the words: the higher, the more. 1 would let a rare word win alone. */
const COVERAGE_POWER = 3;
/** Enough to put the start before a section that says the same, too little to put it before one that says more. */
const PAGE_START_FACTOR = 1.05;
/** Puts such a heading behind a section that is named as well, and not behind sections that only mention the words. */
const NO_TEXT_FACTOR = 0.8;
/** Puts `Pitfalls` before a section with the same words, and not before one that has more of them. */
const EXPLANATION_FACTOR = 1.35;
/** A post comes first only where the documentation has much less to say. */
const BLOG_FACTOR = 0.6;

/** Coverage: a document that has all words goes before one that has some of them more often. */
const coverage: Factor = ({words}) => {
  const total = words.reduce((sum, {weight, clause}) => sum + weight * clause.boost, 0);
  return ({id}) => {
    if (total === 0) return 1;
    let covered = 0;
    for (const {scores, weight, clause, coverage: shares} of words) {
      if ((scores[id] ?? 0) > 0) covered += weight * clause.boost * (shares?.[id] ?? 1);
    }
    return Math.max(covered / total, 0.01) ** COVERAGE_POWER;
  };
};

/** Page starts: the start of a page says what the page is about. */
const pageStart: Factor = () => (document) => (isPageStart(document) ? PAGE_START_FACTOR : 1);

/** Headings without text: such a heading answers nothing, the sections below it do. */
function createTextFactor({fields}: Scorer): Factor {
  const lengths = fields.find(({name}) => name === 'content')?.lengths;
  return () => (document) => (lengths?.[document.id] ? 1 : NO_TEXT_FACTOR);
}

/** Symptoms: a query that describes a failure looks for its explanation. */
const symptom: Factor = ({words}) => {
  const describesFailure = isSymptom(words.map(({clause}) => clause));
  return (document) => (describesFailure && explainsFailure(document) ? EXPLANATION_FACTOR : 1);
};

/** Posts: they were true on their date, so documentation goes first. */
const post: Factor = () => (document) => (document.type === 'blog' ? BLOG_FACTOR : 1);

/** Parts of the site: the site's configuration says which of them fewer readers look for. */
function createRouteFactor({documents}: Scorer, {routeBoosts}: SearchSettings): Factor {
  const boosts = documents.map((document) => {
    // The start of a folder may have a slash at its end.
    const page = getPageRoute(document).replace(/\/$/, '');
    return routeBoosts.find(({route}) => page === route || page.startsWith(`${route}/`))?.boost ?? 1;
  });
  return () => (document) => boosts[document.id] ?? 1;
}

/** All factors, in the order of DESIGN.md, which also describes how the constants were found. */
export function createFactors(scorer: Scorer, settings: SearchSettings): readonly Factor[] {
  return [
    coverage,
    createNameFactor(scorer),
    pageStart,
    createTextFactor(scorer),
    symptom,
    post,
    createRouteFactor(scorer, settings),
    createVersionFactor(scorer.documents),
  ];
}

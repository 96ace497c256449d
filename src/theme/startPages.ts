import type {StartPage} from '@theme/startPages';

/** Six ways in, for readers who don't know where to begin: in the search and on the page for dead links. */
const startPages: StartPage[] = [
  {
    to: '/docs/getting-started/installation',
    title: 'Installation',
    text: 'Install the operator and a first scanner in a cluster.',
  },
  {
    to: '/docs/getting-started/troubleshooting',
    title: 'Troubleshooting',
    text: 'Find out why a scan does not finish, by symptom.',
  },
  {
    to: '/docs/how-tos',
    title: 'How-tos',
    text: 'Tasks from the first step to the last, each with its commands.',
  },
  {to: '/docs/scanners', title: 'Scanners', text: 'All scanners, what they find and how to run them.'},
  {to: '/docs/api/finding', title: 'Finding format', text: 'The fields that every result has.'},
  {to: '/blog', title: 'Blog', text: 'Releases, decisions and case studies.'},
];

export default startPages;

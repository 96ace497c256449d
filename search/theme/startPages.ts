import type {StartPage} from '@theme/startPages';

/** None by default: only a site knows where its readers begin. It replaces this file in its own theme folder. */
const startPages: StartPage[] = [];

export default startPages;

/** The inline script at the end of every page: controls that work without its other scripts, and for what appears later. */
import {watchCodeButtons} from '../markdown/code/client/codeButtons';
import {watchHeadingLinks} from './theme/Heading/headingLinks';
import {watchPageMenu} from './components/PageMenu/watchPageMenu';

watchCodeButtons();
watchHeadingLinks();
watchPageMenu();

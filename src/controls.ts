/** The inline script at the end of every page: controls that work without its other scripts, and for what appears later. */
import {watchCodeButtons} from '../plugins/static-content/client/codeButtons';
import {watchHeadingLinks} from '../plugins/static-content/client/headingLinks';
import {watchPageMenu} from '../plugins/static-content/client/pageMenu';

watchCodeButtons();
watchHeadingLinks();
watchPageMenu();

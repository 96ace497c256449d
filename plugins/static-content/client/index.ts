/**
 * Controls that copy, and the other buttons of code blocks. An inline script at the end of every page: works before the
 * other scripts have started, without them, and for what appears later.
 */
import {watchOwnNames} from '../../own-names/client/start';
import {watchCodeButtons} from './codeButtons';
import {watchHeadingLinks} from './headingLinks';
import {watchPageMenu} from './pageMenu';

watchCodeButtons();
watchHeadingLinks();
watchPageMenu();
watchOwnNames();

import {replaceElements} from '../replaceElements';
import {REFERENCE_ELEMENTS} from './elements';

/**
 * Remark plugin: replaces elements such as `<ChartValues chart="nmap" />` with content generated from the page's front
 * matter and from the platform data that the examples are checked against.
 */
export default function remarkReference() {
  return replaceElements(REFERENCE_ELEMENTS);
}

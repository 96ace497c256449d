import {openPanel} from '../../client/panelStore';

/**
 * Returns a function that opens the search, for pages that offer it, such as the not-found page.
 *
 * @returns a function that takes the initial content of the field
 */
export default function useOpenSearch(): (query?: string) => void {
  return openPanel;
}

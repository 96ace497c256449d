import {openPanel} from '../../client/panelStore';

/**
 * Gives a function that opens the search. For pages that lead readers there, such as the not-found page.
 *
 * @returns takes what the field holds at first
 */
export default function useOpenSearch(): (query?: string) => void {
  return openPanel;
}

import {OPEN_ROUTE_EVENT, type OpenRouteDetail} from '../../protocol';

/**
 * Opens a route in the page, or, if React has not started, lets the browser load it.
 *
 * @param onLoad called before the browser loads it
 */
export function openRoute(detail: OpenRouteDetail, onLoad: () => void): void {
  if (!document.dispatchEvent(new CustomEvent(OPEN_ROUTE_EVENT, {detail, cancelable: true}))) return;
  onLoad();
  location.assign(detail.route);
}

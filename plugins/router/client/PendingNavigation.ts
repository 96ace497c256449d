import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import Original from '@docusaurus/core/lib/client/PendingNavigation';
import type {Component} from 'react';

import preload from './preload';

type Props = Original['props'];
type State = Original['state'];

/** The original's fields, which its types keep from subclasses. */
interface Fields extends Component<Props, State> {
  previousLocation: Props['location'] | null;
  routeUpdateCleanupCb: () => void;
}

const Base = Original as unknown as new (props: Props) => Fields;

/**
 * Keeps the page that is shown until the next one has loaded. In Docusaurus' own component any page that has loaded ends
 * the waiting, so that a second click during a slow load shows a spinner until the second page is there, too. Here only
 * the page that was asked for last does. The rest of the method is the original's, but for one call.
 */
export default class PendingNavigation extends Base {
  override shouldComponentUpdate(nextProps: Props, nextState: State): boolean {
    if (nextProps.location === this.props.location) return nextState.nextRouteHasLoaded;

    const {location} = nextProps;
    this.previousLocation = this.props.location;
    this.setState({nextRouteHasLoaded: false});
    const finish = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: this.previousLocation,
      location,
    });
    this.routeUpdateCleanupCb = finish;
    // Encoded as in an address: the router has decoded it, and `/100%25` cannot be decoded twice.
    preload(encodeURI(location.pathname)).then(
      () => {
        finish();
        if (this.routeUpdateCleanupCb === finish) this.setState({nextRouteHasLoaded: true});
      },
      (error: unknown) => {
        console.warn(error);
        // A chunk that is not there may be of an earlier deployment: the browser fetches the page as it is now.
        window.location.reload();
      },
    );
    return false;
  }
}

import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import Original from '@docusaurus/core/lib/client/PendingNavigation';
import type {Component} from 'react';

import preload from './preload';

type Props = Original['props'];
type State = Original['state'];

/** Fields of the original that its types hide from subclasses. */
interface Fields extends Component<Props, State> {
  previousLocation: Props['location'] | null;
  routeUpdateCleanupCb: () => void;
}

const Base = Original as unknown as new (props: Props) => Fields;

/**
 * Keeps the current page until the next one has loaded. In Docusaurus' own component, any page that finishes loading
 * ends the wait, so that after a second click during a slow load, a spinner shows until the second page has loaded too.
 * Here only the page requested last does. The rest of the method is the original's, except for one call.
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
    // Encoded again, because the router has decoded it and `/100%25` cannot be decoded twice.
    preload(encodeURI(location.pathname)).then(
      () => {
        finish();
        if (this.routeUpdateCleanupCb === finish) this.setState({nextRouteHasLoaded: true});
      },
      (error: unknown) => {
        console.warn(error);
        // A missing chunk may belong to an earlier deployment: the browser fetches the current page.
        window.location.reload();
      },
    );
    return false;
  }
}

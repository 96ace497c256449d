import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';
import {cloneElement, type ReactElement, type ReactNode} from 'react';

/**
 * Tabs that React takes over from the server's HTML. The theme's have another key in the browser, so React replaces them
 * while the scripts start, and a tab that the reader presses at that moment gets no click.
 */
export default function TabsWrapper(props: Props): ReactNode {
  // Called, because the key is in the element that it returns.
  return cloneElement((Tabs as (own: Props) => ReactElement)(props), {key: 'tabs'});
}

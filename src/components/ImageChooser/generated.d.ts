/** Written by the plugin images while the site loads. */
declare module '@generated/images/default/release.json' {
  import type {ChartImages} from '@site/platform/images';

  const release: {version: string; charts: ChartImages[]};
  export default release;
}

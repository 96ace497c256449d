declare module '@generated/image-chooser/default/release.json' {
  import type {ChartImages} from '@site/platform/images';

  const release: {version: string; charts: ChartImages[]};
  export default release;
}

/** The colours of code, which plugins/live-code takes from the configuration of the theme. */
declare module '@generated/live-code/default/theme.json' {
  import type {PrismTheme} from 'prism-react-renderer';

  const theme: PrismTheme;
  export default theme;
}

/** The code colours, which tools/live-code takes from the theme configuration. */
declare module '@generated/live-code/default/theme.json' {
  import type {PrismTheme} from 'prism-react-renderer';

  const theme: PrismTheme;
  export default theme;
}

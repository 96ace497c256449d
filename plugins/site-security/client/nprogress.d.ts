/** What this plugin uses of the library, which brings no types. */
declare module 'nprogress' {
  const nprogress: {configure: (options: {template: string}) => void};
  export default nprogress;
}

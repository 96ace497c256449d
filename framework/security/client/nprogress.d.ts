/** The part of the library that is used here; it has no types of its own. */
declare module 'nprogress' {
  const nprogress: {configure: (options: {template: string}) => void};
  export default nprogress;
}

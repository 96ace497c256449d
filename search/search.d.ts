declare module '@theme/SearchBar/useOpenSearch' {
  /** Returns a function that opens the search; it takes the initial content of the field. */
  export default function useOpenSearch(): (query?: string) => void;
}

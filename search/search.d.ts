declare module '@theme/SearchBar/useOpenSearch' {
  /** Gives a function that opens the search; it takes what the field holds at first. */
  export default function useOpenSearch(): (query?: string) => void;
}

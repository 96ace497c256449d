interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether the reader saves data or has a slow connection. */
export function isSlowConnection(): boolean | undefined {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return connection?.saveData ? true : connection?.effectiveType?.includes('2g');
}

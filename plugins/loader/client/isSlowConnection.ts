interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether the reader pays for bytes, or waits long for them. */
export function isSlowConnection(): boolean | undefined {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return connection?.saveData ? true : connection?.effectiveType?.includes('2g');
}

/** Remembers what was read for a while, so that a crowd asks once. What could not be read is not remembered. */
export const holdFor = <Value>(millis: number, read: () => Promise<Value>): (() => Promise<Value>) => {
  let held: { value: Promise<Value>; until: number } | undefined;
  return () => {
    const now = Date.now();
    if (held !== undefined && held.until > now) return held.value;
    const value = read();
    held = { value, until: now + millis };
    value.catch(() => (held = undefined));
    return value;
  };
};

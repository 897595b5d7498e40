/** What was read before, or is being read; a failure is forgotten. */
export const readOnce = <T>(kept: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> => {
  const held = kept.get(key);
  if (held !== undefined) return held;
  const coming = read();
  kept.set(key, coming);
  coming.catch(() => kept.delete(key));
  return coming;
};

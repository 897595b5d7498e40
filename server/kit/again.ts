/**
 * Does something now and then again and again, never twice at once: where one takes longer than the pause, the next turn is
 * left out. What fails is reported, and the next turn comes all the same. It keeps no process alive.
 * @returns what ends it, once the last has been done
 */
export const again = (
  everyMillis: number,
  work: () => Promise<void>,
  onError: (error: Error) => void,
): (() => Promise<void>) => {
  let doing: Promise<void> | null = null;
  const turn = (): void => {
    doing ??= work()
      .catch(onError)
      .finally(() => (doing = null));
  };
  const timer = setInterval(turn, everyMillis).unref();
  turn();
  return async () => {
    clearInterval(timer);
    await doing;
  };
};

type Watched<Seen> = {
  readonly everyMillis: number;
  readonly first: () => Promise<Seen>;
  /** What there is now, having told of what is new since `before`. */
  readonly look: (before: Seen) => Promise<Seen>;
  readonly isWanted: () => boolean;
  readonly onFailure: (error: unknown) => void;
};

/** Looks at something again and again while anybody wants it: one look after the other, and after a failed one from the same place. */
export const makeWatch = <Seen>({ everyMillis, first, look, isWanted, onFailure }: Watched<Seen>) => {
  let begun: Promise<Seen> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const lookAgain = (before: Seen): void => {
    timer = setTimeout(() => {
      const looked = look(before).catch((error: unknown) => {
        onFailure(error);
        return before;
      });
      void looked.then((now) => {
        if (isWanted()) lookAgain(now);
        else begun = null;
      });
    }, everyMillis);
    timer.unref();
  };
  const begin = (): Promise<Seen> => {
    const start = first();
    start.then(lookAgain, () => (begun = null));
    return start;
  };

  return {
    /** Settles once whatever happens from now on will be seen. @throws what the first look throws. */
    follow: async (): Promise<void> => void (await (begun ??= begin())),
    stop: (): void => clearTimeout(timer),
  };
};

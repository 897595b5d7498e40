/** Lines that come when there are some, for as long as somebody reads them. */
export type LiveStream = {
  readonly lines: AsyncIterable<string>;
  say(text: string): void;
  /** Lets what was said go out, and no more. */
  end(): void;
};

/** So many lines nobody took: whoever is so slow comes again and begins anew. */
const mostWaiting = 20;

/** @param onEnd runs once, when either side has had enough. */
export const makeLiveStream = (first: string, onEnd: () => void): LiveStream => {
  const waiting: string[] = [first];
  let isOver = false;
  let wake: () => void = () => undefined;

  const end = (): void => {
    if (isOver) return;
    isOver = true;
    onEnd();
    wake();
  };
  const next = async (): Promise<IteratorResult<string>> => {
    if (waiting.length === 0 && !isOver) await new Promise<void>((resolve) => (wake = resolve));
    const text = waiting.shift();
    return text === undefined ? { done: true, value: undefined } : { done: false, value: text };
  };
  // No generator: one that waits for its next line does not hear that its reader went.
  const stop = async (): Promise<IteratorResult<string>> => {
    waiting.length = 0;
    end();
    return { done: true, value: undefined };
  };

  return {
    lines: { [Symbol.asyncIterator]: () => ({ next, return: stop }) },
    say: (text) => {
      if (isOver) return;
      waiting.push(text);
      if (waiting.length > mostWaiting) end();
      else wake();
    },
    end,
  };
};

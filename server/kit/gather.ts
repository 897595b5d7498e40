type Waiting<Key, Value> = {
  readonly key: Key;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
};

/** Answers in the order of the keys. */
type AskMany<Key, Value> = (keys: readonly Key[]) => Promise<readonly Value[]>;

const askAll = async <Key, Value>(askMany: AskMany<Key, Value>, asked: readonly Waiting<Key, Value>[]) => {
  try {
    const values = await askMany(asked.map(({ key }) => key));
    for (const [place, { resolve }] of asked.entries()) resolve(values[place] as Value); // one for each key
  } catch (error) {
    const [first] = asked;
    if (asked.length === 1) first?.reject(error);
    // What one of them asked must not fail the others.
    else for (const one of asked) await askAll(askMany, [one]);
  }
};

/** The first of each name, at most so many; the others stay waiting. */
const takeFrom = <Key, Value>(waiting: Waiting<Key, Value>[], nameOf: (key: Key) => string, most: number) => {
  const taken = new Map<string, Waiting<Key, Value>>();
  const left: Waiting<Key, Value>[] = [];
  for (const one of waiting.splice(0)) {
    const name = nameOf(one.key);
    if (taken.size < most && !taken.has(name)) taken.set(name, one);
    else left.push(one);
  }
  waiting.push(...left);
  // In one order everywhere: two processes that lock the same rows must not wait for each other.
  return [...taken].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
};

/**
 * One question for all who ask in the same moment: while one is under way, those who come wait for the next. Who comes
 * alone waits for nobody; in a crowd a statement serves many, so that a queue cannot grow by their number.
 * @param nameOf questions of the same name are never asked together
 */
export const gather = <Key, Value>(
  askMany: AskMany<Key, Value>,
  nameOf: (key: Key) => string,
  most = 100,
): ((key: Key) => Promise<Value>) => {
  const waiting: Waiting<Key, Value>[] = [];
  let isAsking = false;
  const askOn = async (): Promise<void> => {
    isAsking = true;
    while (waiting.length > 0) await askAll(askMany, takeFrom(waiting, nameOf, most));
    isAsking = false;
  };
  return (key) =>
    new Promise<Value>((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (!isAsking) void askOn();
    });
};

import { useCallback, useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

/** Writes the newest state again and again until it is the one on the phone: slow phones skip what was typed over. */
const useWriter = <Value>(key: string) => {
  const newest = useRef<Value | null>(null);
  const work = useRef<Promise<void> | null>(null);
  const [isKept, setKept] = useState(true);
  const write = useCallback(
    (value: Value): void => {
      newest.current = value;
      const writeAll = async (): Promise<void> => {
        for (let next = newest.current; next !== null; next = newest.current) {
          newest.current = null;
          await keepDraft(key, next);
        }
      };
      work.current ??= writeAll()
        .then(
          () => setKept(true),
          () => setKept(false),
        )
        .finally(() => {
          work.current = null;
        });
    },
    [key],
  );
  const drop = async (): Promise<void> => {
    newest.current = null;
    await work.current; // a write on its way would bring it back
    await dropDraft(key);
  };
  return { write, isKept, drop };
};

export type UnfinishedState<Value> = {
  /** Null while the phone is asked. */
  readonly value: Value | null;
  readonly change: (change: (before: Value) => Value) => void;
  /** Forgets what was begun. */
  readonly drop: () => Promise<void>;
  /** Whether what is typed outlives this page; where not, the person is told. */
  readonly isKept: boolean;
  /** Whether it was begun before this page opened. */
  readonly wasBegun: boolean;
};

/**
 * Something that is being written: what lies on the phone, or `begin()`; each change is written down at once.
 * @param read null for what is none of ours any more.
 */
export const useUnfinished = <Value>(
  key: string,
  read: (kept: unknown) => Value | null,
  begin: () => Value,
): UnfinishedState<Value> => {
  const [value, setValue] = useState<Value | null>(null);
  const [wasBegun, setBegun] = useState(false);
  const { write, isKept, drop: forget } = useWriter<Value>(key);
  const first = useRef({ read, begin });
  useEffect(() => {
    let isCurrent = true;
    const open = (kept: unknown): void => {
      if (!isCurrent) return;
      const found = first.current.read(kept);
      setBegun(found !== null);
      setValue(found ?? first.current.begin());
    };
    readDraft(key).then(open, () => open(null));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  const isTouched = useRef(false);
  const change = useCallback((work: (before: Value) => Value): void => {
    isTouched.current = true;
    setValue((before) => before && work(before));
  }, []);
  useEffect(() => {
    if (value !== null && isTouched.current) write(value);
  }, [value, write]);
  const drop = async (): Promise<void> => {
    isTouched.current = false;
    await forget();
  };
  return { value, change, drop, isKept, wasBegun };
};

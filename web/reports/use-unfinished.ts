import { useCallback, useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#kit/drafts.ts';
import { readUnfinished, type Unfinished } from './unfinished-report.ts';

/** Writes the newest state again and again until it is the one on the phone: slow phones skip what was typed over. */
const useWriter = (key: string) => {
  const newest = useRef<Unfinished | null>(null);
  const work = useRef<Promise<void> | null>(null);
  const [isKept, setKept] = useState(true);
  const write = useCallback(
    (value: Unfinished): void => {
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

export type UnfinishedState = {
  /** Null while the phone is asked. */
  readonly value: Unfinished | null;
  readonly change: (change: (before: Unfinished) => Unfinished) => void;
  /** Forgets what was begun. */
  readonly drop: () => Promise<void>;
  /** Whether what is typed outlives this page; where not, the person is told. */
  readonly isKept: boolean;
  /** Whether it was begun before this page opened. */
  readonly wasBegun: boolean;
};

/** A report that is being written: what lies on the phone, or `begin()`; each change is written down at once. */
export const useUnfinished = (key: string, begin: () => Unfinished): UnfinishedState => {
  const [value, setValue] = useState<Unfinished | null>(null);
  const [wasBegun, setBegun] = useState(false);
  const { write, isKept, drop: forget } = useWriter(key);
  const firstOf = useRef(begin);
  useEffect(() => {
    let isCurrent = true;
    const open = (kept: unknown): void => {
      if (!isCurrent) return;
      const found = readUnfinished(kept);
      setBegun(found !== null);
      setValue(found ?? firstOf.current());
    };
    readDraft(key).then(open, () => open(null));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  const isTouched = useRef(false);
  const change = useCallback((work: (before: Unfinished) => Unfinished): void => {
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

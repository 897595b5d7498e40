import { useCallback, useEffect, useRef, useState } from 'react';
import { readDraft } from './drafts.ts';
import { useDraftWriter } from './use-draft-writer.ts';

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
  const { write, isKept, drop: forget } = useDraftWriter<Value>(key);
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

import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

export type Fields = Readonly<Record<string, string>>;

const fieldTexts = z.record(z.string(), z.string());

const settleMillis = 400;

const fieldsOf = (form: HTMLFormElement): Fields =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Writes the newest fields once typing rests, and at once when the form goes away. */
const useWriter = (key: string) => {
  const [isKept, setKept] = useState(true);
  const newest = useRef<Fields | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const work = useRef<Promise<void>>(Promise.resolve());
  const write = useCallback((): void => {
    clearTimeout(timer.current);
    const fields = newest.current;
    newest.current = null;
    if (fields === null) return;
    work.current = work.current
      .then(() => keepDraft(key, fields))
      .then(
        () => setKept(true),
        () => setKept(false),
      );
  }, [key]);
  useEffect(() => {
    // A page that is closed or loaded anew never unmounts.
    const leaving = ['pagehide', 'visibilitychange'] as const;
    leaving.forEach((name) => addEventListener(name, write, true));
    return () => {
      leaving.forEach((name) => removeEventListener(name, write, true));
      write();
    };
  }, [write]);
  const later = useCallback(
    (fields: Fields): void => {
      newest.current = fields;
      clearTimeout(timer.current);
      timer.current = setTimeout(write, settleMillis);
    },
    [write],
  );
  const drop = useCallback(async (): Promise<void> => {
    newest.current = null;
    clearTimeout(timer.current);
    await work.current; // a write on its way would bring it back
    await dropDraft(key).catch(() => undefined);
  }, [key]);
  return { later, drop, isKept };
};

/**
 * What was typed in a form and not saved yet, kept on the phone while it is typed. `begins` is undefined until it was
 * looked for, then null when there is none. `isKept` is false while what was typed last could not be written down: then
 * the person is told. Put `onInput` on an element around the form.
 */
export const useFormDraft = (key: string) => {
  const [begins, setBegins] = useState<Fields | null | undefined>(undefined);
  const { later, drop, isKept } = useWriter(key);
  useEffect(() => {
    let isCurrent = true;
    const show = (kept: unknown): void => {
      if (isCurrent) setBegins(z.safeParse(fieldTexts, kept).data ?? null);
    };
    readDraft(key).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  const onInput = useCallback(
    ({ target }: FormEvent): void => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (form !== null) later(fieldsOf(form));
    },
    [later],
  );
  return { begins, onInput, drop, isKept };
};

import { useCallback, useEffect, useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

type Fields = Readonly<Record<string, string>>;

const fieldTexts = z.record(z.string(), z.string());

const settleMillis = 400;

const fieldsOf = (form: HTMLFormElement): Fields =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/**
 * What was typed in a form and not saved yet, kept on the phone while it is typed. `begins` is undefined until it was
 * looked for, then null when there is none. Put `onInput` on an element around the form.
 */
export const useFormDraft = (key: string) => {
  const [begins, setBegins] = useState<Fields | null | undefined>(undefined);
  const [latest, setLatest] = useState<Fields | null>(null);
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
  useEffect(() => {
    if (latest === null) return undefined;
    const timer = setTimeout(() => void keepDraft(key, latest).catch(() => undefined), settleMillis); // saving says what fails
    return () => clearTimeout(timer);
  }, [key, latest]);
  const onInput = useCallback(({ target }: FormEvent): void => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form !== null) setLatest(fieldsOf(form));
  }, []);
  const drop = useCallback(async (): Promise<void> => {
    setLatest(null);
    await dropDraft(key).catch(() => undefined);
  }, [key]);
  return { begins, onInput, drop };
};

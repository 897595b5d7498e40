import { useCallback, useEffect, useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { readDraft } from './drafts.ts';
import { useDraftWriter } from './use-draft-writer.ts';

export type Fields = Readonly<Record<string, string>>;

const fieldTexts = z.record(z.string(), z.string());

const fieldsOf = (form: HTMLFormElement): Fields =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/**
 * What was typed in a form and not saved yet, kept on the phone while it is typed. `begins` is undefined until it was
 * looked for, then null when there is none. `isKept` is false while what was typed last could not be written down: then
 * the person is told. Put `onInput` on an element around the form.
 */
export const useFormDraft = (key: string) => {
  const [begins, setBegins] = useState<Fields | null | undefined>(undefined);
  const { write, drop: forget, isKept } = useDraftWriter<Fields>(key);
  const drop = useCallback(() => forget().catch(() => undefined), [forget]);
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
      if (form !== null) write(fieldsOf(form));
    },
    [write],
  );
  return { begins, onInput, drop, isKept };
};

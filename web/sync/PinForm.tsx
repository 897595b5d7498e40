import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FormContext } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useBusy } from '#kit/use-busy.ts';
import { useWords } from '#kit/words.tsx';
import { fieldsOf } from './fields-of.ts';

/** What went wrong, as a text; with the field it belongs to, where there is one. */
export type PinFault = string | { readonly field: string; readonly says: string };

type Props = {
  readonly says: string;
  readonly children: ReactNode;
  /** Answers what went wrong; null when nothing did. */
  readonly onSend: (fields: Readonly<Record<string, string>>) => Promise<PinFault | null>;
  readonly isShut?: boolean;
  readonly look?: 'main' | 'quiet';
};

/** What was refused is typed again, from an empty field; the rest stays. */
const clear = (form: HTMLFormElement, field: string): void => {
  const box = form.elements.namedItem(field);
  const first = box instanceof RadioNodeList ? box[0] : box;
  if (!(first instanceof HTMLInputElement)) return;
  if (first.type !== 'radio') first.value = '';
  first.focus();
};

/** A form that stays on the phone: PINs and passwords that open or lock what is kept here. */
export const PinForm = ({ says, children, onSend, isShut = false, look = 'main' }: Props) => {
  const { t } = useWords();
  const { isBusy, run } = useBusy();
  const [problem, setProblem] = useState<PinFault | null>(null);
  const isOfField = problem !== null && typeof problem !== 'string';
  const errors = isOfField ? { [problem.field]: problem.says } : {};
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    run(async () => {
      setProblem(null);
      const next = await onSend(fieldsOf(form)).catch(() => t('form.failed'));
      setProblem(next);
      if (next === null) return;
      if (typeof next === 'string') form.reset();
      else clear(form, next.field);
    });
  };
  return (
    <FormContext.Provider value={{ errors, isSending: isBusy }}>
      <form
        method="post"
        autoComplete="off"
        noValidate
        onSubmit={send}
        onInput={() => isOfField && setProblem(null)}
        className="grid gap-4"
      >
        {children}
        {typeof problem === 'string' && <Notice kind="error">{problem}</Notice>}
        <Button type="submit" look={look} disabled={isBusy || isShut}>
          {isBusy ? t('phone.wait') : says}
        </Button>
      </form>
    </FormContext.Provider>
  );
};

import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { fieldsOf, useAct } from './use-act.ts';

type Props = {
  readonly says: string;
  readonly children: ReactNode;
  /** Answers what went wrong, as a text; null when nothing did. */
  readonly onSend: (fields: Readonly<Record<string, string>>) => Promise<string | null>;
  readonly isShut?: boolean;
  readonly look?: 'main' | 'quiet';
};

/** A form that stays on the phone: PINs and passwords that open or lock what is kept here. */
export const PinForm = ({ says, children, onSend, isShut = false, look = 'main' }: Props) => {
  const { t } = useWords();
  const { isBusy, run } = useAct();
  const [problem, setProblem] = useState<string | null>(null);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    run(async () => {
      setProblem(null);
      const next = await onSend(fieldsOf(form)).catch(() => t('form.failed'));
      setProblem(next);
      if (next !== null) form.reset();
    });
  };
  return (
    <form method="post" autoComplete="off" noValidate onSubmit={send} className="grid gap-4">
      {children}
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <Button type="submit" look={look} disabled={isBusy || isShut}>
        {isBusy ? t('phone.wait') : says}
      </Button>
    </form>
  );
};

import { useEffect, useRef, useState } from 'react';
import { useWords } from '#kit/words.tsx';
import { nextOf, refusedOn, steps, type Step } from './report-steps.ts';
import type { UnfinishedState } from './use-unfinished.ts';
import type { Reading } from './use-reading.ts';

export type SendFailure = { readonly message: string; readonly refused: Readonly<Record<string, string>> };

/** Takes the draft; answers why it was not taken, or null. */
export type Send = (draft: Reading['draft']) => Promise<SendFailure | null>;

type Refused = Readonly<Record<string, string>>;

const isEmpty = (refused: Refused): boolean => Object.keys(refused).length === 0;

/** Walking through the steps of the form: on, back, and to the first thing that is wrong. */
export const useStepping = (step: Step, change: UnfinishedState['change'], reading: Reading, send: Send) => {
  const { say } = useWords();
  const frame = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<Refused>({});
  const [refusals, setRefusals] = useState(0);
  const [message, setMessage] = useState('');
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    // Once each time it is refused: while one field is mended, the others must not take the focus away.
    if (refusals > 0)
      frame.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus();
  }, [refusals]);

  const goTo = (next: Step): void => {
    change((before) => ({ ...before, step: next }));
    frame.current?.scrollIntoView();
  };
  const refuse = (fields: Refused): void => {
    const first = steps.find((one) => !isEmpty(refusedOn(one, fields)));
    if (first !== undefined && first !== step) goTo(first);
    setRefused(fields);
    setRefusals((count) => count + 1);
  };
  const type = (name: string, text: string): void => {
    setMessage('');
    setRefused((before) =>
      name in before ? Object.fromEntries(Object.entries(before).filter(([field]) => field !== name)) : before,
    );
    change((before) => ({ ...before, fields: { ...before.fields, [name]: text } }));
  };
  const save = async (): Promise<void> => {
    setSending(true);
    const failure = await send(reading.draft);
    setSending(false);
    if (failure === null) return;
    refuse(failure.refused);
    setMessage(failure.message);
  };
  const goOn = (): void => {
    const wrong = step === 'check' ? reading.refusedNow(step) : refusedOn(step, reading.refusedNow(step));
    if (!isEmpty(wrong)) return refuse(wrong);
    setRefused({});
    if (step === 'check') void save();
    else goTo(nextOf(step));
  };
  const errors = Object.fromEntries(Object.entries(refused).map(([field, says]) => [field, say(says)]));
  return { frame, errors, message, isSending, type, goTo, goOn };
};

export type Stepping = ReturnType<typeof useStepping>;

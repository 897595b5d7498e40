import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { demandWholeChecklist, recordInspection, type InspectionDraft } from '@shuka/domain/reports';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { failureWords } from '#kit/failure-words.ts';
import { submit } from '#kit/submit.ts';
import type { UnfinishedState } from '#kit/use-unfinished.ts';
import { useWords } from '#kit/words.tsx';
import { draftOfInspection, refusedOn, stepsOf, type Place, type Step } from './inspection-steps.ts';
import type { About } from './begin-inspection.ts';
import type { UnfinishedInspection } from './unfinished-inspection.ts';

type Refused = Readonly<Record<string, string>>;

export type Inspecting = {
  readonly value: UnfinishedInspection;
  readonly change: UnfinishedState<UnfinishedInspection>['change'];
  readonly about: About;
  readonly keeperId: string;
  readonly today: string;
  readonly onSaved: () => Promise<void>;
  /** Takes the draft instead of the one door of writes: an act that is put right goes its own way. */
  readonly take?: (draft: InspectionDraft) => void;
};

const isEmpty = (refused: Refused): boolean => Object.keys(refused).length === 0;

/** The first thing that the checklist itself refuses; the form has asked for all of it before. */
const refusalOf = (draft: ReturnType<typeof draftOfInspection>): string | null => {
  try {
    demandWholeChecklist(draft);
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.fields[0]?.says ?? null;
  }
};

/** What was refused last, with the focus on the first of it. */
const useRefusals = (frame: RefObject<HTMLFormElement | null>) => {
  const [refused, setRefused] = useState<Refused>({});
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    // Once each time it is refused: while one field is mended, the others must not take the focus away.
    if (refusals > 0)
      frame.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus();
  }, [refusals, frame]);
  const refuse = (fields: Refused): void => {
    setRefused(fields);
    if (!isEmpty(fields)) setRefusals((count) => count + 1);
  };
  return { refused, refuse };
};

/** Walking through an inspection screen by screen, to the first thing that is wrong, and saving it at the end. */
export const useInspecting = ({ value, change, about, keeperId, today, onSaved, take }: Inspecting) => {
  const words = useWords();
  const frame = useRef<HTMLFormElement>(null);
  const setPlace = useCallback((position: Place): void => change((before) => ({ ...before, position })), [change]);
  const { refused, refuse } = useRefusals(frame);
  const [message, setMessage] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const steps = stepsOf(value, about);
  const step = steps.find((one) => one === value.step) ?? 'start';
  const draft = () => draftOfInspection(value, about, { keeperId, now: new Date() });
  const goTo = (next: Step): void => {
    refuse({});
    setMessage(null);
    change((before) => ({ ...before, step: next }));
    frame.current?.scrollIntoView();
  };
  const set = (part: Partial<UnfinishedInspection>): void => {
    setMessage(null);
    change((before) => ({ ...before, ...part }));
  };
  const save = async (): Promise<void> => {
    const says = refusalOf(draft());
    if (says !== null) return setMessage(words.say(says));
    if (take !== undefined) return take(draft());
    setSending(true);
    const result = await submit(recordInspection, draft());
    setSending(false);
    if (result.ok) return onSaved();
    const [field] = result.failure.fields;
    setMessage(field === undefined ? failureWords(result.failure, words) : words.say(field.says));
  };
  const goOn = (): void => {
    const wrongStep = (step === 'end' ? steps : [step]).find((one) => !isEmpty(refusedOn(one, value, about, today)));
    if (wrongStep === undefined) {
      const next = steps[steps.indexOf(step) + 1];
      return next === undefined ? void save() : goTo(next);
    }
    if (wrongStep !== step) goTo(wrongStep);
    refuse(refusedOn(wrongStep, value, about, today));
  };
  // What was mended since is not held against it.
  const now = refusedOn(step, value, about, today);
  const errors = Object.fromEntries(
    Object.entries(refused).flatMap(([field, says]) => (now[field] === says ? [[field, words.say(says)]] : [])),
  );
  return { frame, setPlace, steps, step, draft, errors, message, isSending, goTo, goOn, set };
};

import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { registerFarmer } from '@shuka/domain/relations';
import { dropDraft, keepDraft, readDraft } from '#kit/drafts.ts';
import { failureWords } from '#kit/failure-words.ts';
import { submit } from '#kit/submit.ts';
import { useRefusals } from '#kit/use-refusals.ts';
import { useWords } from '#kit/words.tsx';
import { atConsent } from './register-consent.ts';
import {
  beginAssistDraft,
  firstWrongStep,
  readAssistDraft,
  refusalsOfDraft,
  refusalsOn,
  registrationOf,
  stepNames,
  type AssistDraft,
  type Fields,
  type KeptProof,
  type StepName,
} from './register-draft.ts';

const draftKey = 'register farmer';

/** The registration that was begun on this phone, or a new one; null while it is looked for. */
export const useBegun = (turn: number): AssistDraft | null => {
  const [begun, setBegun] = useState<AssistDraft | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (kept: unknown): void => {
      if (isCurrent) setBegun(readAssistDraft(kept) ?? beginAssistDraft());
    };
    setBegun(null);
    readDraft(draftKey).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [turn]);
  return begun;
};

const fieldsIn = (form: HTMLFormElement | null): Record<string, string> => {
  if (form === null) return {};
  const { placeSearch: _search, ...fields } = Object.fromEntries(
    [...new FormData(form)].filter((one): one is [string, string] => typeof one[1] === 'string'),
  );
  return fields;
};

type Form = RefObject<HTMLFormElement | null>;

/** What stands in the form and around it, kept on the phone as it is typed; `isWanted` is false for what is made right. */
const useKeptDraft = (begun: AssistDraft, form: Form, isWanted: boolean) => {
  const [now, setNow] = useState(begun);
  const [isKept, setKept] = useState(true);
  const latest = useRef(begun); // what is kept a moment after typing must not bring back the step of that moment
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const read = (): AssistDraft => ({ ...latest.current, fields: fieldsIn(form.current) });
  const write = useCallback((): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isWanted)
      void keepDraft(draftKey, latest.current).then(
        () => setKept(true),
        () => setKept(false),
      );
  }, [isWanted]);
  // Who leaves the page loses nothing of what was typed last.
  useEffect(() => () => (timer.current === undefined ? undefined : write()), [write]);
  const keep = (change: Partial<AssistDraft>): AssistDraft => {
    latest.current = { ...read(), ...change };
    setNow(latest.current);
    write();
    return latest.current;
  };
  const keepSoon = (): void => {
    latest.current = read();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keep({}), 300);
  };
  const drop = async (): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    await dropDraft(draftKey).catch(() => undefined);
  };
  return { now, read, keep, keepSoon, drop, isKept };
};

type Ends = {
  readonly onSaved: (farmerId: string) => void;
  /** Where a registration goes that is made right, and not saved anew. */
  readonly send?: ((input: unknown) => void) | undefined;
};

/** What stands in the fields of the consent at first, and how often it was asked anew. */
type ConsentTurn = { readonly turn: number; readonly begins: Fields };

type Keep = (change: Partial<AssistDraft>) => unknown;

/** Opens a step; where another must give the consent than did before, that step is empty again. */
const useSteps = (begun: AssistDraft, read: () => AssistDraft, keep: Keep) => {
  const [consent, setConsent] = useState<ConsentTurn>({ turn: 0, begins: begun.fields });
  const open = (step: StepName): void => {
    if (step !== 'consent') return void keep({ step });
    const { draft, isAnew } = atConsent(read(), new Date());
    keep(draft);
    if (isAnew) setConsent(({ turn }) => ({ turn: turn + 1, begins: {} }));
  };
  return { consent, open };
};

/** What a person does to a registration: type, go from step to step, prove the consent, save. It is kept all the while. */
export const useRegisterFarmer = (begun: AssistDraft, form: Form, { onSaved, send }: Ends) => {
  const words = useWords();
  const { now, read, keep, keepSoon, drop, isKept } = useKeptDraft(begun, form, send === undefined);
  const { errors, refuse, forget } = useRefusals(form);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const { consent, open } = useSteps(begun, read, keep);

  const isStepRight = (): boolean => {
    const refused = refusalsOn(now.step, refusalsOfDraft(read(), new Date()));
    refuse(refused);
    return Object.keys(refused).length === 0;
  };
  const goTo = (step: StepName): void => {
    open(step);
    refuse({});
    scrollTo(0, 0);
  };
  /** Goes on to the next step when nothing on this one is wrong. */
  const goOn = (): void => {
    const after = stepNames[stepNames.indexOf(now.step) + 1];
    if (after !== undefined && isStepRight()) goTo(after);
  };
  const save = async (): Promise<void> => {
    const made = keep({});
    const refused = refusalsOfDraft(made, new Date());
    const wrong = firstWrongStep(refused);
    if (wrong !== null) {
      goTo(wrong);
      return refuse(refused);
    }
    const input = registrationOf(made, new Date());
    if (send !== undefined) return send(input);
    setSending(true);
    const done = await submit(registerFarmer, input);
    setSending(false);
    if (!done.ok) return setProblem(failureWords(done.failure, words));
    await drop();
    onSaved(made.id);
  };
  const typed = (name: string): void => {
    forget(name);
    keepSoon();
  };
  const prove = (proof: KeptProof | null): void => {
    keep({ proof });
    forget('consent.proof');
  };
  return { now, consent, state: { errors, isSending }, problem, isKept, goTo, goOn, isStepRight, typed, save, prove };
};

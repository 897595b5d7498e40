import { useEffect, useRef, useState } from 'react';
import type { Farm } from '@shuka/domain/farms';
import type { OfferDraft } from '@shuka/domain/investments';
import type { Failure } from '#kit/api.ts';
import { failureWords } from '#kit/failure-words.ts';
import { today } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { draftOf, fieldAt, type UnfinishedOffer } from './offer-draft.ts';
import { refusalsOfOffer } from './offer-refusals.ts';
import { nextOf, offerSteps, refusedOn, type OfferStep } from './offer-steps.ts';

type Refused = Readonly<Record<string, string>>;

/** Takes the draft; answers why it was not taken, or null. */
export type SendOffer = (draft: OfferDraft) => Promise<Failure | null>;

type About = {
  readonly farm: Farm;
  readonly value: UnfinishedOffer;
  readonly change: (work: (before: UnfinishedOffer) => UnfinishedOffer) => void;
  readonly send: SendOffer;
};

const isEmpty = (refused: Refused): boolean => Object.keys(refused).length === 0;

/** What is refused now; each time something is, the first field that wants mending gets the focus. */
const useRefused = () => {
  const { say } = useWords();
  const frame = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<Refused>({});
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    // Once each time it is refused: while one field is mended, the others must not take the focus away.
    const wrong = '[aria-invalid="true"], [data-invalid="true"]';
    const first = refusals > 0 ? frame.current?.querySelector<HTMLElement>(wrong) : null;
    first?.focus();
    first?.scrollIntoView({ block: 'center' }); // the bar at the top would cover it
  }, [refusals]);
  const refuse = (fields: Refused): void => {
    setRefused(fields);
    setRefusals((count) => count + 1);
  };
  /** Forgets what was wrong with a field, and with all of which it is one. */
  const forget = (name: string): void =>
    setRefused((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => field !== name && !name.startsWith(`${field}.`))),
    );
  const errors = Object.fromEntries(Object.entries(refused).map(([field, says]) => [field, say(says)]));
  return { frame, errors, refuse, forget, clear: () => setRefused({}) };
};

/** Walking through the form of an offer: on, back, and to the first thing that is wrong. */
export const useOfferSteps = ({ farm, value, change, send }: About) => {
  const words = useWords();
  const { frame, errors, refuse, forget, clear } = useRefused();
  const [message, setMessage] = useState('');
  const [isSending, setSending] = useState(false);
  const { step } = value;

  const goTo = (next: OfferStep): void => {
    change((before) => ({ ...before, step: next }));
    scrollTo(0, 0);
  };
  const refuseAt = (fields: Refused): void => {
    const first = offerSteps.find((one) => !isEmpty(refusedOn(one, fields)));
    if (first !== undefined && first !== step) goTo(first);
    refuse(fields);
  };
  const type = (name: string, text: string): void => {
    setMessage('');
    forget(name);
    change((before) => ({ ...before, fields: { ...before.fields, [name]: text } }));
  };
  const save = async (draft: OfferDraft): Promise<void> => {
    setSending(true);
    const failure = await send(draft);
    setSending(false);
    if (failure === null) return;
    const ofFields = failure.fields.map(({ field, says }): [string, string] => [fieldAt(field, draft.terms), says]);
    if (ofFields.length === 0) return setMessage(failureWords(failure, words));
    refuseAt(Object.fromEntries(ofFields));
  };
  const goOn = (): void => {
    const draft = draftOf(value, farm);
    const wrong = refusalsOfOffer(draft, today());
    const here = step === 'check' ? wrong : refusedOn(step, wrong);
    if (!isEmpty(here)) return refuseAt(here);
    clear();
    if (step === 'check') void save(draft);
    else goTo(nextOf(step));
  };
  return { frame, errors, message, isSending, type, goTo, goOn };
};

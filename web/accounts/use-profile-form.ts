import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Profile } from '@shuka/domain/accounts';
import { dropDraft, keepDraft, readDraft } from '#kit/drafts.ts';
import { failureWords } from '#kit/failure-words.ts';
import { useRefusals } from '#kit/use-refusals.ts';
import { useWords } from '#kit/words.tsx';
import {
  beginDraft,
  firstWrongStep,
  profileSteps,
  readFields,
  readProfileDraft,
  type Fields,
  type ProfileDraft,
  type StepName,
} from './profile-fields.ts';
import { useProfileTone } from './profile-tone.ts';
import { saveProfile } from './save-profile.ts';
import { useChild } from './use-child.ts';

const keyOf = (profileId: string): string => `profile ${profileId}`;

/** The draft that was left on this phone, or a new one; null while it is looked for. */
export const useProfileDraft = (profile: Profile, turn: number): ProfileDraft | null => {
  const [draft, setDraft] = useState<ProfileDraft | null>(null);
  const first = useRef(profile);
  first.current = profile;
  useEffect(() => {
    let isCurrent = true;
    setDraft(null);
    const begin = (kept: unknown): void => {
      if (isCurrent) setDraft(readProfileDraft(kept) ?? beginDraft(first.current));
    };
    readDraft(keyOf(profile.id)).then(begin, () => begin(null));
    return () => {
      isCurrent = false;
    };
  }, [profile.id, turn]);
  return draft;
};

const fieldsIn = (form: HTMLFormElement | null): Fields =>
  form === null
    ? {}
    : Object.fromEntries([...new FormData(form)].filter((one): one is [string, string] => typeof one[1] === 'string'));

type Form = RefObject<HTMLFormElement | null>;

/** Which step is open, which picture was chosen, and all that is typed, kept on this phone as it is typed. */
const useDraftNow = (profile: Profile, begun: ProfileDraft, form: Form) => {
  const [step, setStep] = useState<StepName>(begun.step);
  const [photo, setPhoto] = useState(begun.photo);
  const draftNow = (more: Partial<ProfileDraft> = {}): ProfileDraft => {
    const { placeSearch: _search, ...fields } = fieldsIn(form.current);
    return { seen: begun.seen, fields, step, ...(photo === undefined ? {} : { photo }), ...more };
  };
  const keep = (more: Partial<ProfileDraft> = {}): void => {
    // A picture takes its time: the form may be gone by then, and what it leaves would be a draft without fields.
    if (form.current !== null) void keepDraft(keyOf(profile.id), draftNow(more)).catch(() => undefined);
  };
  const goTo = (next: StepName): void => {
    setStep(next);
    keep({ step: next });
    form.current?.scrollIntoView();
  };
  const choosePhoto = (chosen: string | null): void => {
    setPhoto(chosen);
    keep({ photo: chosen });
  };
  return { draftNow, keep, shown: { step, photo, goTo, choosePhoto } };
};

/** What is wrong with the fields, beside each, and with the form as a whole; and whether it is being saved. */
const useStanding = (form: Form) => {
  const { errors, refuse, forget: forgetOne } = useRefusals(form);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const forget = (name: string): void => {
    forgetOne(name);
    setProblem(null);
  };
  return { state: { errors, isSending }, problem, refuse, forget, setProblem, setSending };
};

/** What the form knows while it is filled in, step by step, and what saving it does. */
export const useProfileForm = (
  profile: Profile,
  begun: ProfileDraft,
  form: Form,
  onSaved: (isNew: boolean) => void,
) => {
  const { draftNow, keep, shown } = useDraftNow(profile, begun, form);
  const words = useWords();
  const { state, problem, refuse, forget, setProblem, setSending } = useStanding(form);
  const isChild = useChild(profile.id) !== null;
  const whose = { isAllRequired: useProfileTone().locationHint === null, isChild };

  const isStepRight = (): boolean => {
    const { refused } = readFields(fieldsIn(form.current), new Date(), whose);
    const here: readonly string[] = profileSteps[shown.step];
    const wrong = Object.fromEntries(Object.entries(refused).filter(([name]) => here.includes(name)));
    refuse(wrong);
    return Object.keys(wrong).length === 0;
  };
  const typed = (name: string): void => {
    forget(name);
    keep();
  };
  const save = async (): Promise<void> => {
    const draft = draftNow();
    const { details, refused } = readFields(draft.fields, new Date(), whose);
    refuse(refused);
    const wrongStep = firstWrongStep(refused);
    if (wrongStep !== null) shown.goTo(wrongStep);
    setProblem(details === null ? words.t('profile.incomplete') : null);
    if (details === null) return;
    setSending(true);
    const saved = await saveProfile(profile, draft, details);
    setSending(false);
    if (typeof saved !== 'string') return setProblem(failureWords(saved, words));
    await dropDraft(keyOf(profile.id)).catch(() => undefined);
    onSaved(saved === 'changed');
  };

  return { ...shown, isChild, state, problem, isStepRight, typed, placed: () => keep(), save };
};

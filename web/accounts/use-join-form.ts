import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ApplicantPicture } from '@shuka/domain/accounts';
import { failureWords } from '#kit/failure-words.ts';
import { useQuestion } from '#kit/use-question.ts';
import { useWords } from '#kit/words.tsx';
import { keepJoining, type JoinBegun } from './join-draft.ts';
import type { Pictures } from './join-fields.ts';
import { firstWrongJoinStep, joinStepNames, refusalsOn, type JoinStep } from './join-steps.ts';
import type { Waiting } from './send-joining.ts';
import { loadRest } from './use-join-rest.ts';

type Errors = Readonly<Record<string, string>>;
type Fields = Readonly<Record<string, string>>;
type Form = RefObject<HTMLFormElement | null>;

const fieldsIn = (form: HTMLFormElement | null): Fields =>
  form === null
    ? {}
    : Object.fromEntries([...new FormData(form)].filter((one): one is [string, string] => typeof one[1] === 'string'));

/** What is wrong, beside each field and of the form as a whole; how often counts, so that the focus moves only then. */
const useRefused = (form: Form) => {
  const { say } = useWords();
  const [errors, setErrors] = useState<Errors>({});
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const wrong = 'fieldset:not([hidden]) :is([aria-invalid="true"], [data-invalid="true"])';
    if (times > 0) form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [form, times]);
  const refuse = (refused: Errors): void => {
    setErrors(Object.fromEntries(Object.entries(refused).map(([name, says]) => [name, say(says)])));
    setTimes((count) => count + 1);
  };
  const forget = (name: string): void => {
    const { [name]: _gone, ...others } = errors;
    setErrors(others);
  };
  return { errors, refuse, forget };
};

/** Which step is open, what is typed, and the pictures that were chosen. */
const useSteps = (begun: JoinBegun, form: Form) => {
  const [step, setStep] = useState<JoinStep>(begun.step);
  const [pictures, setPictures] = useState<Pictures>({});
  const goTo = (next: JoinStep): void => {
    setStep(next);
    keepJoining({ fields: fieldsIn(form.current), step: next });
    form.current?.scrollIntoView();
  };
  const choose = (picture: ApplicantPicture, photo: Blob | null): void => {
    const { [picture]: _before, ...others } = pictures;
    setPictures(photo === null ? others : { ...others, [picture]: photo });
  };
  return { step, goTo, pictures, choose };
};

/** A number in another form is asked back once; people know their papers better than we do. */
const useNumberMeant = () => {
  const { asked, ask } = useQuestion<string>();
  const sure = useRef('');
  const isNumberMeant = async (number: string): Promise<boolean> => {
    if ((await loadRest()).isUsualNumber(number) || sure.current === number) return true;
    const isRight = await ask(number);
    if (isRight) sure.current = number;
    return isRight;
  };
  return { asked, isNumberMeant };
};

const noId = '00000000-0000-7000-8000-000000000000';

type Steps = ReturnType<typeof useSteps>;

/** What the button does: it looks at the open step and goes on, or sends all of it. */
const useGoingOn = ({ step, goTo, pictures }: Steps, form: Form, onDone: (waiting: Waiting) => void) => {
  const words = useWords();
  const { errors, refuse, forget } = useRefused(form);
  const { asked, isNumberMeant } = useNumberMeant();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** Shows what is wrong on the first step that has any of it. */
  const show = (refused: Errors): boolean => {
    const wrongStep = firstWrongJoinStep(refused);
    if (wrongStep !== null && wrongStep !== step) goTo(wrongStep);
    refuse(refused);
    return wrongStep !== null;
  };

  const goOn = async (): Promise<void> => {
    const after = joinStepNames[joinStepNames.indexOf(step) + 1];
    const { beginJoining, joinDraftOf, joinRefusals } = await loadRest();
    const draft = joinDraftOf(fieldsIn(form.current), noId);
    const wrong = joinRefusals(draft, pictures, new Date());
    if (show(after === undefined ? wrong : refusalsOn(step, wrong))) return undefined;
    const isToAsk = step === 'education' || after === undefined;
    if (isToAsk && !(await isNumberMeant(draft.nyscNumber))) return undefined;
    if (after !== undefined) return goTo(after);
    const sent = await beginJoining(draft, pictures);
    if (sent.ok) return onDone(sent.value);
    const refused = sent.failure.fields.toReversed().map(({ field, says }) => [field, says] as const);
    return setProblem(show(Object.fromEntries(refused)) ? null : failureWords(sent.failure, words));
  };

  /** One press, one answer; without a network the rest of the form may not come. */
  const press = async (): Promise<void> => {
    setProblem(null);
    setSending(true);
    await goOn().catch(() => setProblem(words.t('form.network')));
    setSending(false);
  };

  return { state: { errors, isSending }, problem, asked, forget, press };
};

/** What the sign-up of an extension manager knows while it is filled in, step by step, and what sending it does. */
export const useJoinForm = (begun: JoinBegun, form: Form, onDone: (waiting: Waiting) => void) => {
  const steps = useSteps(begun, form);
  const { forget, press, ...rest } = useGoingOn(steps, form, onDone);
  const { step, goTo, choose } = steps;
  const typed = (name: string): void => {
    forget(name);
    keepJoining({ fields: fieldsIn(form.current), step });
  };
  const chosen = (picture: ApplicantPicture, photo: Blob | null): void => {
    choose(picture, photo);
    forget(picture);
  };
  return { ...rest, step, goTo, goOn: press, typed, chosen };
};

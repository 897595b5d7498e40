import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { usePerson } from '#accounts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { FormContext } from '#kit/form.tsx';
import { NotKept } from '#kit/not-kept.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { ConsentStep } from './ConsentStep.tsx';
import { LikeFarmers } from './LikeFarmers.tsx';
import { RegisterCheck } from './RegisterCheck.tsx';
import { GrowStep, WhereStep, WhoStep } from './register-steps.tsx';
import { stepNames, type AssistDraft, type StepName } from './register-draft.ts';
import { useLikeFarmers } from './use-like-farmers.ts';
import { useRegisterFarmer } from './use-register-farmer.ts';

type Props = {
  readonly begun: AssistDraft;
  readonly onSaved: (farmerId: string) => void;
  /** Where a registration goes that is made right, and not saved anew. */
  readonly send?: (input: unknown) => void;
};

type Acts = ReturnType<typeof useRegisterFarmer>;

/** Registering a farmer in short steps. Every step's fields are in the page, the others hidden, so nothing typed is lost. */
export const RegisterFarmerForm = ({ begun, onSaved, send }: Props) => {
  const { t } = useWords();
  const { person } = usePerson();
  const element = useRef<HTMLFormElement>(null);
  const acts = useRegisterFarmer(begun, element, { onSaved, send });
  const { now, state } = acts;
  const [isAsking, setAsking] = useState(false);
  const like = useLikeFarmers(now, person.accountId);

  const next = (event: FormEvent): void => {
    event.preventDefault();
    if (now.step === 'check') return void acts.save();
    const asks = now.step === 'where' && acts.isStepRight() && like.search(element.current);
    if (asks) return setAsking(true);
    acts.goOn();
  };
  const goOn = (): void => {
    setAsking(false);
    acts.goOn();
  };
  return (
    <FormContext.Provider value={state}>
      {isAsking && <LikeFarmers found={like.found} onOther={goOn} onBack={() => setAsking(false)} />}
      <form
        ref={element}
        method="post"
        autoComplete="off"
        noValidate
        onSubmit={next}
        onInput={({ target }) => acts.typed((target as HTMLInputElement).name)}
        className={isAsking ? 'hidden' : 'grid grid-cols-[minmax(0,1fr)] gap-4'}
      >
        <p className="font-semibold text-ink-soft">
          {t('assist.stepOf', { step: stepNames.indexOf(now.step) + 1, steps: stepNames.length })}
        </p>
        <Steps begun={begun} acts={acts} />
        {acts.problem !== null && <Notice kind="error">{acts.problem}</Notice>}
        <Ways step={now.step} onBack={acts.goTo} />
        <NotKept isKept={acts.isKept} />
      </form>
    </FormContext.Provider>
  );
};

const Steps = ({ begun, acts }: { readonly begun: AssistDraft; readonly acts: Acts }) => {
  const { say } = useWords();
  const { now, consent, goTo, typed, prove } = acts;
  const body: Readonly<Record<StepName, ReactNode>> = {
    who: <WhoStep fields={begun.fields} />,
    where: <WhereStep fields={begun.fields} onPlaced={() => typed('lga')} />,
    grow: <GrowStep fields={begun.fields} />,
    consent: (
      <ConsentStep key={consent.turn} draft={now} begun={consent.begins} isAnew={consent.turn > 0} onProof={prove} />
    ),
    check: <RegisterCheck draft={now} onChange={goTo} />,
  };
  return stepNames.map((name) => (
    <fieldset key={name} hidden={name !== now.step} className={name === now.step ? 'grid min-w-0 gap-4' : 'hidden'}>
      <legend className="mb-3 text-lg font-bold">{say(`assist.step.${name}`)}</legend>
      {body[name]}
    </fieldset>
  ));
};

/** Back, and on to the next step or to saving. */
const Ways = ({ step, onBack }: { readonly step: StepName; readonly onBack: (step: StepName) => void }) => {
  const { t } = useWords();
  const before = stepNames[stepNames.indexOf(step) - 1];
  const isLast = step === 'check';
  return (
    <div className="flex flex-wrap justify-between gap-3">
      {before !== undefined && (
        <Button look="quiet" onClick={() => onBack(before)}>
          <ArrowLeft aria-hidden className="size-5" />
          {t('assist.back')}
        </Button>
      )}
      <SubmitButton sending={t('form.saving')}>
        {isLast && <Check aria-hidden className="size-5" />}
        {isLast ? t('assist.save') : t('assist.next')}
        {!isLast && <ArrowRight aria-hidden className="size-5" />}
      </SubmitButton>
    </div>
  );
};

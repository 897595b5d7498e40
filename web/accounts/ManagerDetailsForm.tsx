import { ArrowRight } from 'lucide-react';
import { useRef, type FormEvent } from 'react';
import { SubmitButton } from '#kit/button.tsx';
import { FormContext } from '#kit/form.tsx';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { AboutYouFields } from './AboutYouFields.tsx';
import type { JoinBegun } from './join-draft.ts';
import { joinStepNames } from './join-steps.ts';
import type { Waiting } from './send-joining.ts';
import { useJoinForm } from './use-join-form.ts';
import type { JoinRest } from './use-join-rest.ts';

type Props = {
  readonly begun: JoinBegun;
  /** The fields of the other steps, once they are here. */
  readonly rest: JoinRest;
  readonly onDone: (waiting: Waiting) => void;
};

/** The form in five steps. Every step's fields are in the page, the others hidden, so that nothing typed is ever lost. */
export const ManagerDetailsForm = ({ begun, rest, onDone }: Props) => {
  const { t, say } = useWords();
  const element = useRef<HTMLFormElement>(null);
  const form = useJoinForm(begun, element, onDone);
  const { step, goTo } = form;
  const isLast = step === joinStepNames.at(-1);

  const goOn = (event: FormEvent): void => {
    event.preventDefault();
    void form.goOn();
  };

  return (
    <FormContext.Provider value={form.state}>
      <form
        ref={element}
        method="post"
        noValidate
        onSubmit={goOn}
        onInput={({ target }) => form.typed((target as HTMLInputElement).name)}
        className="grid scroll-mt-24 gap-4"
      >
        <div className="min-h-12">{rest !== null && <rest.JoinStepList current={step} onChosen={goTo} />}</div>
        {joinStepNames.map((name) => (
          <fieldset key={name} hidden={name !== step} className={name === step ? 'grid min-w-0 gap-4' : 'hidden'}>
            <legend className="mb-3 text-lg font-bold">{say(`joining.step.${name}`)}</legend>
            {name === 'you' && <AboutYouFields fields={begun.fields} />}
            {name !== 'you' && rest !== null && (
              <rest.ManagerDetailsFields step={name} fields={begun.fields} form={form} />
            )}
            {name !== 'you' && name === step && rest === null && <Loading />}
          </fieldset>
        ))}
        {form.problem !== null && <Notice kind="error">{form.problem}</Notice>}
        <div className="flex flex-wrap justify-between gap-3">
          {rest !== null && <rest.JoinBackButton step={step} onBack={goTo} />}
          <SubmitButton sending={t('form.sending')}>
            {isLast ? t('joining.submit') : t('profile.next')}
            {!isLast && <ArrowRight aria-hidden className="size-5" />}
          </SubmitButton>
        </div>
      </form>
      {rest !== null && <rest.JoinNumberQuestion asked={form.asked} />}
    </FormContext.Provider>
  );
};

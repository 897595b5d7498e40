import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import type { Profile } from '@shuka/domain/accounts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { FormContext } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { PortraitField } from './PortraitField.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { ProfileStepList } from './ProfileStepList.tsx';
import { stepNames, type ProfileDraft, type StepName } from './profile-fields.ts';
import { useProfileTone } from './profile-tone.ts';
import { useProfileForm } from './use-profile-form.ts';

type Props = {
  readonly profile: Profile;
  readonly begun: ProfileDraft;
  readonly onSaved: (isNew: boolean) => void;
};

const stepAt = (step: StepName, by: number): StepName | undefined => stepNames[stepNames.indexOf(step) + by];

/** The profile in five steps. Every step's fields are in the page, the others hidden, so that nothing typed is ever lost. */
export const ProfileForm = ({ profile, begun, onSaved }: Props) => {
  const words = useWords();
  const { stepWords } = useProfileTone();
  const element = useRef<HTMLFormElement>(null);
  const form = useProfileForm(profile, begun, element, onSaved);
  const { step, photo, goTo } = form;
  const [isShrinking, setShrinking] = useState(false);
  const after = stepAt(step, 1);

  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (after === undefined) void form.save();
    else if (form.isStepRight()) goTo(after);
  };

  return (
    <FormContext.Provider value={form.state}>
      <form
        ref={element}
        method="post"
        autoComplete="off"
        noValidate
        onSubmit={send}
        onInput={({ target }) => form.typed((target as HTMLInputElement).name)}
        className="grid scroll-mt-32 gap-4"
      >
        <ProfileStepList current={step} onChosen={goTo} />
        {stepNames.map((name) => (
          <fieldset key={name} hidden={name !== step} className={name === step ? 'grid gap-4' : 'hidden'}>
            <legend className="mb-3 text-lg font-bold">{stepWords(name, words)}</legend>
            {name === 'photo' ? (
              <PortraitField
                face={photo === undefined ? profile.face : photo}
                onChosen={form.choosePhoto}
                isBusy={isShrinking}
                onBusy={setShrinking}
              />
            ) : (
              <ProfileFields step={name} fields={begun.fields} isChild={form.isChild} onPlaced={form.placed} />
            )}
          </fieldset>
        ))}
        {form.problem !== null && <Notice kind="error">{form.problem}</Notice>}
        <Ways step={step} isShrinking={isShrinking} onBack={goTo} />
      </form>
    </FormContext.Provider>
  );
};

type WaysProps = {
  readonly step: StepName;
  readonly isShrinking: boolean;
  readonly onBack: (step: StepName) => void;
};

/** Back, and on to the next step or to saving. */
const Ways = ({ step, isShrinking, onBack }: WaysProps) => {
  const { t } = useWords();
  const before = stepAt(step, -1);
  const isLast = stepAt(step, 1) === undefined;
  return (
    <div className="flex flex-wrap justify-between gap-3">
      {before !== undefined && (
        <Button look="quiet" onClick={() => onBack(before)}>
          <ArrowLeft aria-hidden className="size-5" />
          {t('profile.back')}
        </Button>
      )}
      <SubmitButton sending={t('form.saving')} isDisabled={isLast && isShrinking}>
        {isLast ? t('profile.save') : t('profile.next')}
        {!isLast && <ArrowRight aria-hidden className="size-5" />}
      </SubmitButton>
    </div>
  );
};

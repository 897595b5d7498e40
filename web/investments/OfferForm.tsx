import { ArrowLeft, ArrowRight, Save } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Farm } from '@shuka/domain/farms';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { StepForm } from '#kit/step-form.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { termsOf, type UnfinishedOffer } from './offer-draft.ts';
import { offerSteps, stepBefore, type OfferStep } from './offer-steps.ts';
import { OfferMilestonesStep } from './OfferMilestonesStep.tsx';
import { OfferMoneyStep } from './OfferMoneyStep.tsx';
import { OfferPlanStep } from './OfferPlanStep.tsx';
import { OfferDaysStep } from './OfferDaysStep.tsx';
import { OfferOrderStep } from './OfferOrderStep.tsx';
import { OfferReturnStep } from './OfferReturnStep.tsx';
import { OfferRiskStep } from './OfferRiskStep.tsx';
import { OfferTermsView } from './OfferTermsView.tsx';
import { useOfferSteps, type SendOffer } from './use-offer-steps.ts';

type OfferFormProps = {
  readonly farm: Farm;
  readonly value: UnfinishedOffer;
  readonly change: (work: (before: UnfinishedOffer) => UnfinishedOffer) => void;
  readonly send: SendOffer;
};

const titles = {
  plan: 'offers.stepPlan',
  money: 'offers.stepMoney',
  milestones: 'offers.stepMilestones',
  return: 'offers.stepReturn',
  risk: 'offers.stepRisk',
  order: 'offers.stepOrder',
  days: 'offers.stepDays',
  check: 'offers.stepCheck',
} as const;

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a farm asks investors for, one thing a screen; what is typed stays on the phone until it is saved. */
export const OfferForm = (props: OfferFormProps) => {
  const { value } = props;
  const { t } = useWords();
  const { frame, errors, isSending, message, type, goOn, goTo } = useOfferSteps(props);
  return (
    <StepForm
      frame={frame}
      errors={errors}
      isSending={isSending}
      onGoOn={goOn}
      onInput={({ target }) => {
        const { name, value: text } = target as Typed; // every field of this form is one
        if (name !== '') type(name, text);
      }}
      className="grid gap-4"
    >
      <header className="grid gap-1">
        <p className="text-sm text-ink-soft">
          {t('offers.stepOf', { place: offerSteps.indexOf(value.step) + 1, count: offerSteps.length })}
        </p>
        <h2 className="text-xl font-bold">{t(titles[value.step])}</h2>
      </header>
      <StepFields key={value.step} {...props} />
      {message !== '' && <Notice kind="error">{message}</Notice>}
      <StepButtons step={value.step} isSending={isSending} onBack={goTo} />
    </StepForm>
  );
};

const StepFields = ({ farm, value, change }: OfferFormProps) => {
  const bodies: Readonly<Record<OfferStep, () => ReactNode>> = {
    plan: () => <OfferPlanStep farm={farm} fields={value.fields} />,
    money: () => <OfferMoneyStep fields={value.fields} />,
    milestones: () => <OfferMilestonesStep value={value} change={change} />,
    return: () => <OfferReturnStep fields={value.fields} />,
    risk: () => <OfferRiskStep fields={value.fields} />,
    order: () => <OfferOrderStep fields={value.fields} />,
    days: () => <OfferDaysStep fields={value.fields} />,
    check: () => <OfferTermsView terms={termsOf(value)} />,
  };
  return bodies[value.step]();
};

type ButtonsProps = {
  readonly step: OfferStep;
  readonly isSending: boolean;
  readonly onBack: (step: OfferStep) => void;
};

const StepButtons = ({ step, isSending, onBack }: ButtonsProps) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const back = stepBefore(step);
  const isLast = step === 'check';
  return (
    <>
      {isLast && !isOnline && <Notice kind="hint">{t('offers.offline')}</Notice>}
      <div className="flex flex-wrap justify-between gap-3">
        {back !== null && (
          <Button look="quiet" onClick={() => onBack(back)}>
            <ArrowLeft aria-hidden className="size-5" />
            {t('offers.back')}
          </Button>
        )}
        <Button type="submit" disabled={isLast && (isSending || !isOnline)}>
          {isLast && <Save aria-hidden className="size-5" />}
          {isLast ? t(isSending ? 'form.saving' : 'offers.saveDraft') : t('offers.next')}
          {!isLast && <ArrowRight aria-hidden className="size-5" />}
        </Button>
      </div>
    </>
  );
};

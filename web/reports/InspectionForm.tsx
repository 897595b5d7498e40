import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { StepForm } from '#kit/step-form.tsx';
import { useWords } from '#kit/words.tsx';
import { CarriedPoints } from './CarriedPoints.tsx';
import { ChecklistItemCard } from './ChecklistItemCard.tsx';
import { InspectionEnd } from './InspectionEnd.tsx';
import { InspectionPlace } from './InspectionPlace.tsx';
import { InspectionStart } from './InspectionStart.tsx';
import { itemsOf, looksForPlace } from './inspection-steps.ts';
import { stepWords } from './inspection-words.ts';
import { useInspecting, type Inspecting } from './use-inspecting.ts';

/** An inspection, a part of its checklist a screen. */
export const InspectionForm = (props: Inspecting) => {
  const { value, about } = props;
  const { t } = useWords();
  const making = useInspecting(props);
  const { frame, setPlace, steps, step, errors, message, isSending, goTo, goOn } = making;
  const number = steps.indexOf(step);
  const before = steps[number - 1];
  return (
    <StepForm frame={frame} errors={errors} isSending={isSending} onGoOn={goOn}>
      <Progress number={number} count={steps.length} />
      <h2 className="text-xl font-bold">{t(stepWords[step])}</h2>
      <StepFields making={making} value={value} about={about} />
      {props.take === undefined && (
        <InspectionPlace kept={value.position} isOn={looksForPlace(value, about)} onPlace={setPlace} />
      )}
      {message !== null && <Notice kind="error">{message}</Notice>}
      <div className="flex flex-wrap gap-3">
        {before !== undefined && (
          <Button look="quiet" onClick={() => goTo(before)}>
            <ArrowLeft aria-hidden className="size-5" />
            {t('inspection.back')}
          </Button>
        )}
        <Button type="submit" disabled={isSending}>
          {step === 'end' ? (
            <Check aria-hidden className="size-5" />
          ) : (
            <ArrowRight aria-hidden className="order-last size-5" />
          )}
          {t(step === 'end' ? 'inspection.save' : 'inspection.next')}
        </Button>
      </div>
    </StepForm>
  );
};

const Progress = ({ number, count }: { number: number; count: number }) => {
  const { t } = useWords();
  return (
    <div className="grid gap-1">
      <p className="text-sm text-ink-soft">{t('inspection.stepOf', { number: number + 1, count })}</p>
      <svg aria-hidden="true" viewBox="0 0 100 2" preserveAspectRatio="none" className="h-2 w-full">
        <rect width="100" height="2" className="fill-line" />
        <rect width={((number + 1) / count) * 100} height="2" className="fill-leaf" />
      </svg>
    </div>
  );
};

type StepProps = Pick<Inspecting, 'value' | 'about'> & { readonly making: ReturnType<typeof useInspecting> };

const StepFields = ({ making: { step, set, draft }, value, about }: StepProps) => {
  const { t } = useWords();
  if (step === 'start') return <InspectionStart value={value} isStageFixed={about.follows !== null} onChange={set} />;
  if (step === 'points') return <CarriedPoints carried={value.carried} onChange={(carried) => set({ carried })} />;
  if (step === 'end')
    return <InspectionEnd value={value} draft={draft()} isCorrection={about.corrects !== null} onChange={set} />;
  const items = itemsOf(value, about).filter(({ group }) => group === step);
  const answered = items.filter(({ id }) => (value.answers[id]?.verdict ?? null) !== null).length;
  return (
    <>
      <p className="text-ink-soft">{t('inspection.answered', { answered, count: items.length })}</p>
      {items.map((item) => (
        <ChecklistItemCard
          key={item.id}
          item={item}
          answer={value.answers[item.id]}
          farmId={value.farmId}
          inspectedOn={value.inspectedOn}
          onAnswer={(answer) => set({ answers: { ...value.answers, [item.id]: answer } })}
        />
      ))}
    </>
  );
};

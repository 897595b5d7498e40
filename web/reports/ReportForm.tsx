import { ArrowLeft, ArrowRight, Save } from 'lucide-react';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { StepForm } from '#kit/step-form.tsx';
import { useWords } from '#kit/words.tsx';
import { CheckStep } from './CheckStep.tsx';
import { CostsStep } from './CostsStep.tsx';
import { TypedContext } from './form-field.tsx';
import { InspectionStep } from './InspectionStep.tsx';
import { PhotosStep } from './PhotosStep.tsx';
import { fieldAt } from './report-fields.ts';
import { refusedOn, stepBefore, stepOf, steps, type Step } from './report-steps.ts';
import { stepWords } from './report-words.ts';
import { ReportStep } from './ReportStep.tsx';
import { keyOfDoubt, type Unfinished } from './unfinished-report.ts';
import { useReading, type FormFarm, type Reading } from './use-reading.ts';
import { useStepping, type Send, type Stepping } from './use-stepping.ts';
import type { UnfinishedState } from './use-unfinished.ts';

type Change = UnfinishedState['change'];

type Props = {
  readonly about: FormFarm;
  readonly value: Unfinished;
  readonly change: Change;
  readonly send: Send;
};

/** A report, one step a screen; what is typed stays on the phone until it is saved. */
export const ReportForm = ({ about, value, change, send }: Props) => {
  const reading = useReading(about, value);
  const stepping = useStepping(value.step, change, reading, send);
  const { errors, message, isSending, frame, goOn, type } = stepping;
  const fields = { ...value.fields, entriesInBook: reading.draft.entriesInBook ? 'yes' : 'no' };
  return (
    <TypedContext.Provider value={{ fields, type }}>
      <StepForm frame={frame} errors={errors} isSending={isSending} onGoOn={goOn}>
        <StepHead step={value.step} />
        <Lacking count={Object.keys(refusedOn(value.step, errors)).length} />
        <Screen about={about} value={value} change={change} reading={reading} stepping={stepping} />
        {placeless(errors).map((says) => (
          <Notice key={says} kind="error">
            {says}
          </Notice>
        ))}
        {message !== '' && <Notice kind="error">{message}</Notice>}
        <StepButtons step={value.step} stepping={stepping} isAsked={reading.doubts.length > 0} />
      </StepForm>
    </TypedContext.Provider>
  );
};

/** How many fields of this step still want something; with one, its own text beside it is enough. */
const Lacking = ({ count }: { count: number }) => {
  const { t } = useWords();
  return count < 2 ? null : <Notice kind="error">{t('reports.fieldsLack', { count })}</Notice>;
};

/** What is wrong with something that is no field to type in. */
const placeless = (errors: Readonly<Record<string, string>>): string[] =>
  Object.entries(errors)
    .filter(([field]) => field === 'photoIds' || stepOf(field) === 'check')
    .map(([, says]) => says);

/** A browser draws a bar in its own colours once a border is set, as it is on everything here. */
const bar =
  'h-2 w-full appearance-none overflow-hidden rounded-full bg-line text-leaf ' +
  '[&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf';

const StepHead = ({ step }: { step: Step }) => {
  const { t } = useWords();
  const place = steps.indexOf(step) + 1;
  return (
    <header className="grid gap-2">
      <p className="text-sm text-ink-soft">{t('reports.stepOf', { place, count: steps.length })}</p>
      <progress value={place} max={steps.length} className={bar} aria-hidden />
      <h2 className="text-xl font-bold">{t(stepWords[step])}</h2>
    </header>
  );
};

type ScreenProps = Omit<Props, 'send'> & { readonly reading: Reading; readonly stepping: Stepping };

const Screen = ({ about, value, change, reading, stepping }: ScreenProps) => {
  const { t } = useWords();
  if (value.step === 'costs') return <CostsStep />;
  if (value.step === 'inspection') return <InspectionStep seasons={about.seasons} />;
  if (value.step === 'report') return <ReportStep />;
  if (value.step === 'photos')
    return (
      <PhotosStep
        farmId={about.farm.id}
        photoIds={value.photoIds}
        onChange={(work) => change((before) => ({ ...before, photoIds: [...work(before.photoIds)] }))}
      />
    );
  if (reading.report === null) return <Notice kind="hint">{t('reports.lacks')}</Notice>;
  return (
    <CheckStep
      report={reading.report}
      doubts={reading.doubts}
      plantedOn={reading.plantedOn}
      standsInBook={reading.standsInBook}
      onConfirm={(doubt) => change((before) => ({ ...before, confirmed: [...before.confirmed, keyOfDoubt(doubt)] }))}
      onChange={(path) => stepping.goTo(stepOf(fieldAt(path)))}
    />
  );
};

type ButtonsProps = { readonly step: Step; readonly stepping: Stepping; readonly isAsked: boolean };

const StepButtons = ({ step, stepping: { goTo, isSending }, isAsked }: ButtonsProps) => {
  const { t } = useWords();
  const back = stepBefore(step);
  return (
    <>
      {step === 'check' && isAsked && <p className="text-ink-soft">{t('reports.answerFirst')}</p>}
      <div className="flex flex-wrap justify-between gap-3">
        {back !== null && (
          <Button look="quiet" onClick={() => goTo(back)}>
            <ArrowLeft aria-hidden className="size-5" />
            {t('reports.back')}
          </Button>
        )}
        {step === 'check' ? (
          <Button type="submit" disabled={isSending || isAsked}>
            <Save aria-hidden className="size-5" />
            {isSending ? t('form.saving') : t('reports.save')}
          </Button>
        ) : (
          <Button type="submit">
            {t('reports.next')}
            <ArrowRight aria-hidden className="size-5" />
          </Button>
        )}
      </div>
    </>
  );
};

import { Plus, Trash } from 'lucide-react';
import { outcomeOf, type InspectionDraft } from '@shuka/domain/reports';
import { Button } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { useFormState } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { MarkField } from './MarkField.tsx';
import { OutcomeLine } from './OutcomeLine.tsx';
import { PointFields } from './PointFields.tsx';
import { newPoint } from './begin-inspection.ts';
import type { UnfinishedInspection } from './unfinished-inspection.ts';

type Props = {
  readonly value: UnfinishedInspection;
  readonly draft: InspectionDraft;
  readonly isCorrection: boolean;
  readonly onChange: (change: Partial<UnfinishedInspection>) => void;
};

/** What comes of it, what else there is to say, and the farmer's mark. */
export const InspectionEnd = ({ value, draft, isCorrection, onChange }: Props) => {
  const { t } = useWords();
  return (
    <>
      <OutcomeLine outcome={outcomeOf(draft)} />
      <OtherPoints value={value} onChange={onChange} />
      <TextArea
        name="summary"
        label={t('inspection.summary')}
        rows={3}
        maxLength={2000}
        value={value.summary}
        onChange={({ target }) => onChange({ summary: target.value })}
      />
      {isCorrection && (
        <TextArea
          name="reason"
          label={t('inspection.reason')}
          rows={2}
          maxLength={500}
          value={value.reason}
          onChange={({ target }) => onChange({ reason: target.value })}
        />
      )}
      <Presence value={value} onChange={onChange} />
      {value.isFarmerPresent === true && <MarkField mark={value.mark} onMark={(mark) => onChange({ mark })} />}
    </>
  );
};

type PartProps = Pick<Props, 'value' | 'onChange'>;

const Presence = ({ value, onChange }: PartProps) => {
  const { t } = useWords();
  const error = useFormState().errors['isFarmerPresent'];
  const answers = [
    { isPresent: true, says: t('inspection.isThere') },
    { isPresent: false, says: t('inspection.isNotThere') },
  ];
  return (
    <fieldset className="grid gap-2" tabIndex={-1} data-invalid={error !== undefined}>
      <legend className="mb-1 font-semibold">{t('inspection.isFarmerThere')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {answers.map(({ isPresent, says }) => (
          <button
            key={says}
            type="button"
            aria-pressed={value.isFarmerPresent === isPresent}
            onClick={() => onChange({ isFarmerPresent: isPresent })}
            className="min-h-14 rounded-xl border-2 border-line-strong px-2 font-semibold aria-pressed:border-leaf aria-pressed:bg-leaf-soft"
          >
            {says}
          </button>
        ))}
      </div>
      {error !== undefined && <p className="font-medium text-danger">{error}</p>}
    </fieldset>
  );
};

/** What is to be mended though no item of the checklist asks for it. */
const OtherPoints = ({ value: { others, inspectedOn }, onChange }: PartProps) => {
  const { t } = useWords();
  return (
    <section className="grid gap-3">
      {others.map((point) => (
        <fieldset
          key={point.id}
          aria-label={t('inspection.otherPoint')}
          className="grid min-w-0 gap-3 rounded-2xl border border-line bg-paper p-4"
        >
          <PointFields
            name={`other.${point.id}`}
            point={point}
            least="minor"
            inspectedOn={inspectedOn}
            onChange={(next) => onChange({ others: others.map((held) => (held.id === point.id ? next : held)) })}
          />
          <Button
            look="bare"
            className="justify-self-start"
            onClick={() => onChange({ others: others.filter(({ id }) => id !== point.id) })}
          >
            <Trash aria-hidden className="size-5 shrink-0" />
            {t('inspection.removePoint')}
          </Button>
        </fieldset>
      ))}
      <Button
        look="quiet"
        className="justify-self-start"
        onClick={() => onChange({ others: [...others, newPoint(inspectedOn, 'minor')] })}
      >
        <Plus aria-hidden className="size-5 shrink-0" />
        {t('inspection.addPoint')}
      </Button>
    </section>
  );
};

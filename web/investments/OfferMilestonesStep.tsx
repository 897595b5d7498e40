import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { mostMilestones } from '@shuka/domain/investments';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { inspectionTypes } from '@shuka/domain/reports';
import { Button } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { useFormState } from '#kit/form.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { useWords } from '#kit/words.tsx';
import { goalOf, milestonesOf, withMilestone, withoutMilestone, type UnfinishedOffer } from './offer-draft.ts';

type Props = {
  readonly value: UnfinishedOffer;
  readonly change: (work: (before: UnfinishedOffer) => UnfinishedOffer) => void;
};

/** The steps by which the money comes: each is paid out when it was shown to be reached. */
export const OfferMilestonesStep = ({ value, change }: Props) => {
  const { t } = useWords();
  const [removals, setRemovals] = useState(0);
  const wrong = useFormState().errors['milestones'];
  return (
    <>
      <p>{t('offers.milestonesText')}</p>
      {Array.from({ length: value.milestones }, (_, place) => (
        <MilestoneFields
          key={`${place} ${removals}`}
          place={place}
          fields={value.fields}
          isOnly={value.milestones === 1}
          onRemove={() => {
            change((before) => withoutMilestone(before, place));
            setRemovals(removals + 1);
          }}
        />
      ))}
      <LeftToShare value={value} />
      {wrong !== undefined && (
        <p role="alert" className="font-medium text-danger">
          {wrong}
        </p>
      )}
      {value.milestones < mostMilestones && (
        <Button look="quiet" className="justify-self-start" onClick={() => change(withMilestone)}>
          <Plus aria-hidden className="size-5" />
          {t('offers.addMilestone')}
        </Button>
      )}
    </>
  );
};

const LeftToShare = ({ value }: Pick<Props, 'value'>) => {
  const { t } = useWords();
  const goalKobo = goalOf(value.fields);
  const leftKobo = goalKobo - milestonesOf(value).reduce((sum, { amountKobo }) => sum + (amountKobo || 0), 0);
  if (Number.isNaN(leftKobo)) return null;
  return (
    <p aria-live="polite" className="font-bold">
      {leftKobo === 0
        ? t('offers.allShared', { goal: formatNaira(goalKobo) })
        : leftKobo > 0
          ? t('offers.leftToShare', { left: formatNaira(leftKobo), goal: formatNaira(goalKobo) })
          : t('offers.tooMuchShared', { over: formatNaira(-leftKobo), goal: formatNaira(goalKobo) })}
    </p>
  );
};

type FieldsProps = {
  readonly place: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly isOnly: boolean;
  readonly onRemove: () => void;
};

const MilestoneFields = ({ place, fields, isOnly, onRemove }: FieldsProps) => {
  const { t, say } = useWords();
  const name = (field: string): string => `milestones.${place}.${field}`;
  const before = (field: string): string => fields[name(field)] ?? '';
  return (
    <fieldset className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <legend className="px-1 text-lg font-bold">{t('offers.milestoneNumber', { number: place + 1 })}</legend>
      <TextField
        name={name('name')}
        label={t('offers.milestoneName')}
        hint={t('offers.milestoneNameHint')}
        defaultValue={before('name')}
        maxLength={80}
      />
      <NairaField name={name('amountKobo')} label={t('offers.milestoneAmount')} typed={before('amountKobo')} />
      <TextField type="date" name={name('dueOn')} label={t('offers.milestoneDue')} defaultValue={before('dueOn')} />
      <SelectField
        name={name('stage')}
        label={t('offers.milestoneStage')}
        hint={t('offers.milestoneStageHint')}
        defaultValue={before('stage')}
      >
        <option value="">{t('offers.noStage')}</option>
        {inspectionTypes.map((stage) => (
          <option key={stage} value={stage}>
            {say(`inspection.stage.${stage}`)}
          </option>
        ))}
      </SelectField>
      {!isOnly && (
        <Button look="bare" className="-mx-3 justify-self-start px-3" onClick={onRemove}>
          <Trash2 aria-hidden className="size-5" />
          {t('offers.removeMilestone', { number: place + 1 })}
        </Button>
      )}
    </fieldset>
  );
};

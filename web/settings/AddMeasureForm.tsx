import { useState } from 'react';
import { addMeasure, exactUnits, harvestUnits, type HarvestUnit, type Measure } from '@shuka/domain/settings';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Props = {
  /** The one a newer word is about to be said on; null for a new one. */
  readonly measure: Measure | null;
  readonly onAdded: () => void;
};

const units = harvestUnits.filter((unit) => exactUnits[unit] === undefined);

/** Says what a unit weighs. What was said of it before stays on record. */
export const AddMeasureForm = ({ measure, onAdded }: Props) => {
  const { t, say } = useWords();
  const [id] = useState(newId);
  const draftOf = (fields: Readonly<Record<string, string>>) => ({
    id,
    unit: (fields['unit'] ?? '') as HarvestUnit, // the contract refuses what is none
    crop: (fields['crop'] ?? '').trim().toLowerCase().replaceAll(' ', '-'),
    market: fields['market'] ?? '',
    kilogramsPerUnit: fields['kilogramsPerUnit'] === '' ? Number.NaN : Number(fields['kilogramsPerUnit']),
    measuredOn: fields['measuredOn'] ?? '',
    source: fields['source'] ?? '',
    isEstimate: fields['isEstimate'] === 'yes',
  });
  return (
    <Form contract={addMeasure} draftOf={draftOf} onDone={onAdded}>
      <fieldset className="grid max-w-xl gap-4 rounded-2xl border border-line bg-paper p-4">
        <legend className="px-1 text-lg font-bold">
          {t(measure === null ? 'measures.add' : 'measures.reviseTitle')}
        </legend>
        <SelectField name="unit" label={t('measures.unit')} defaultValue={measure?.unit ?? 'mudu'}>
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {say(`measures.unit.${unit}`)}
            </option>
          ))}
        </SelectField>
        <TextField name="crop" label={t('measures.crop')} hint={t('measures.cropHint')} defaultValue={measure?.crop} />
        <TextField
          name="market"
          label={t('measures.market')}
          hint={t('measures.marketHint')}
          defaultValue={measure?.market}
        />
        <TextField
          name="kilogramsPerUnit"
          inputMode="decimal"
          label={t('measures.kilograms')}
          defaultValue={measure?.kilogramsPerUnit}
        />
        <TextField type="date" name="measuredOn" label={t('measures.measuredOn')} />
        <TextField name="source" label={t('measures.source')} hint={t('measures.sourceHint')} />
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="isEstimate" value="yes" className="size-5 accent-leaf" />
          {t('measures.isEstimate')}
        </label>
        <SubmitButton sending={t('form.saving')}>{t('measures.save')}</SubmitButton>
      </fieldset>
    </Form>
  );
};

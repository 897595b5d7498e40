import { useState } from 'react';
import {
  addThreshold,
  cropsOfPests,
  pestKeys,
  pestStages,
  type PestKey,
  type PestStage,
  type Threshold,
} from '@shuka/domain/advisory';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { today } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';

type Props = {
  /** The one a newer word is about to be said on; null for a new one. */
  readonly said: Threshold | null;
  readonly onAdded: () => void;
};

type SaidProps = Pick<Props, 'said'>;

/** Which pest, how far the crop is, and of which crop the source speaks. */
const What = ({ said }: SaidProps) => {
  const { t, say } = useWords();
  return (
    <>
      <SelectField name="pest" label={t('pests.which')} defaultValue={said?.pest ?? 'fall-armyworm'}>
        {pestKeys.map((key) => (
          <option key={key} value={key}>
            {say(`pests.name.${key}`)}
          </option>
        ))}
      </SelectField>
      <SelectField name="stage" label={t('pests.howFar')} defaultValue={said?.stage ?? 'early'}>
        {pestStages.map((key) => (
          <option key={key} value={key}>
            {say(`pests.stage.${key}`)}
          </option>
        ))}
      </SelectField>
      <SelectField name="crop" label={t('pests.crop')} defaultValue={said?.crop ?? ''}>
        <option value="">{t('pests.everyCrop')}</option>
        {cropsOfPests.map((key) => (
          <option key={key} value={key}>
            {say(`crop.${key}`)}
          </option>
        ))}
      </SelectField>
    </>
  );
};

/** Whether the figure is only remembered, and whether the source takes its word back. */
const Marks = ({ said }: SaidProps) => {
  const { t } = useWords();
  return (
    <>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="isEstimate"
          value="yes"
          defaultChecked={said?.isEstimate ?? false}
          className="size-5 accent-leaf"
        />
        {t('pests.isEstimate')}
      </label>
      {said !== null && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="isTakenBack" value="yes" className="size-5 accent-leaf" />
          {t('pests.takeBack')}
        </label>
      )}
    </>
  );
};

/** What a source says of a pest. What it said before stays on record. */
export const AddThresholdForm = ({ said, onAdded }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const draftOf = (fields: Readonly<Record<string, string>>) => ({
    id,
    pest: (fields['pest'] ?? '') as PestKey, // the contract refuses what is none
    stage: (fields['stage'] ?? '') as PestStage,
    crop: (fields['crop'] ?? '') === '' ? null : (fields['crop'] ?? ''),
    percent: fields['isTakenBack'] === 'yes' ? null : fields['percent'] === '' ? Number.NaN : Number(fields['percent']),
    source: fields['source'] ?? '',
    isEstimate: fields['isEstimate'] === 'yes',
    saidOn: fields['saidOn'] ?? '',
  });
  return (
    <Form contract={addThreshold} draftOf={draftOf} onDone={onAdded}>
      <fieldset className="grid max-w-xl gap-4 rounded-2xl border border-line bg-paper p-4">
        <legend className="px-1 text-lg font-bold">{t(said === null ? 'pests.add' : 'pests.revise')}</legend>
        <What said={said} />
        <TextField
          name="percent"
          inputMode="decimal"
          label={t('pests.percentLabel')}
          defaultValue={said?.percent ?? undefined}
        />
        <TextField name="source" label={t('pests.sourceLabel')} defaultValue={said?.source} maxLength={200} />
        <TextField type="date" name="saidOn" label={t('pests.saidOnLabel')} defaultValue={today()} />
        <Marks said={said} />
        <SubmitButton sending={t('form.saving')}>{t('pests.keep')}</SubmitButton>
      </fieldset>
    </Form>
  );
};

import type { Season } from '@shuka/domain/seasons';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { inspectionTypes } from '@shuka/domain/reports';
import { cropName } from '#kit/crop-name.ts';
import { useFormState } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { FormCheck, FormSelect, useTyped } from './form-field.tsx';
import { inspectionWords } from './report-words.ts';

/** Which inspection it is, whether it is completed, and which season it is about. */
export const InspectionStep = ({ seasons }: { seasons: readonly Season[] }) => {
  const words = useWords();
  const { t, language } = words;
  const choices = seasons.map(({ id, crop, plantedOn }): [string, string] => [
    id,
    t('reports.seasonOf', { crop: cropName(crop, words), date: formatDate(plantedOn, language) }),
  ]);
  return (
    <>
      <TypeField />
      <FormCheck
        name="inspectionCompleted"
        label={t('reports.inspectionCompleted')}
        hint={t('reports.inspectionCompletedHint')}
      />
      {seasons.length > 0 && (
        <FormSelect name="seasonId" label={t('reports.season')} choices={[['', t('reports.noSeason')], ...choices]} />
      )}
    </>
  );
};

const TypeField = () => {
  const { t } = useWords();
  const { fields, type } = useTyped();
  const error = useFormState().errors['inspectionType'];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{t('reports.inspectionType')}</legend>
      {inspectionTypes.map((kind) => (
        <label
          key={kind}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border-2 border-line-strong px-3 has-checked:border-leaf has-checked:bg-leaf-soft"
        >
          <input
            type="radio"
            name="inspectionType"
            value={kind}
            checked={fields['inspectionType'] === kind}
            onChange={() => type('inspectionType', kind)}
            data-invalid={error !== undefined}
            className="size-5 accent-leaf"
          />
          {t(inspectionWords[kind])}
        </label>
      ))}
      {error !== undefined && <p className="font-medium text-danger">{error}</p>}
    </fieldset>
  );
};

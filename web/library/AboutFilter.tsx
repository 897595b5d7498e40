import { zoneKeys } from '@shuka/domain/advisory';
import { SelectField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { CropField, StageField } from './about-fields.tsx';

/** What is looked for; '' for any. */
export type AskedAbout = { readonly crop: string; readonly stage: string; readonly zone: string };

type Props = { readonly asked: AskedAbout; readonly onAsked: (asked: AskedAbout) => void };

/** Finds by crop, stage and zone. */
export const AboutFilter = ({ asked, onAsked }: Props) => {
  const { t, say } = useWords();
  const change = (field: keyof AskedAbout) => (event: { readonly target: { readonly value: string } }) =>
    onAsked({ ...asked, [field]: event.target.value });
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <CropField value={asked.crop} onChange={change('crop')} />
      <StageField value={asked.stage} onChange={change('stage')} />
      <SelectField name="zone" label={t('library.zone')} value={asked.zone} onChange={change('zone')}>
        <option value="">{t('library.everyZone')}</option>
        {zoneKeys.map((zone) => (
          <option key={zone} value={zone}>
            {say(`library.zone.${zone}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
};

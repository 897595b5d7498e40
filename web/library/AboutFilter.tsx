import { adviceStages } from '@shuka/domain/library';
import { zoneKeys } from '@shuka/domain/advisory';
import { knownCrops } from '@shuka/domain/seasons';
import { SelectField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

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
      <SelectField name="crop" label={t('farms.crop')} value={asked.crop} onChange={change('crop')}>
        <option value="">{t('library.everyCrop')}</option>
        {knownCrops().map(({ key }) => (
          <option key={key} value={key}>
            {say(`prices.crop.${key}`)}
          </option>
        ))}
      </SelectField>
      <SelectField name="stage" label={t('library.stage')} value={asked.stage} onChange={change('stage')}>
        <option value="">{t('library.everyStage')}</option>
        {adviceStages.map((stage) => (
          <option key={stage} value={stage}>
            {say(`library.stage.${stage}`)}
          </option>
        ))}
      </SelectField>
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

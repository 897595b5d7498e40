import { adviceStages } from '@shuka/domain/library';
import { knownCrops } from '@shuka/domain/seasons';
import { SelectField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

/** The crop and the stage of an article; '' for all. */
export const CropAndStage = () => {
  const { t, say } = useWords();
  return (
    <>
      <SelectField name="crop" label={t('farms.crop')}>
        <option value="">{t('library.everyCrop')}</option>
        {knownCrops().map(({ key }) => (
          <option key={key} value={key}>
            {say(`prices.crop.${key}`)}
          </option>
        ))}
      </SelectField>
      <SelectField name="stage" label={t('library.stage')}>
        <option value="">{t('library.everyStage')}</option>
        {adviceStages.map((stage) => (
          <option key={stage} value={stage}>
            {say(`library.stage.${stage}`)}
          </option>
        ))}
      </SelectField>
    </>
  );
};

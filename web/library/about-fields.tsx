import type { ComponentProps } from 'react';
import { adviceStages } from '@shuka/domain/library';
import { knownCrops } from '@shuka/domain/seasons';
import { SelectField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

type Props = Pick<ComponentProps<typeof SelectField>, 'value' | 'onChange'>;

/** The crop that an article is about; '' for all. */
export const CropField = (props: Props) => {
  const { t, say } = useWords();
  return (
    <SelectField name="crop" label={t('farms.crop')} {...props}>
      <option value="">{t('library.everyCrop')}</option>
      {knownCrops().map(({ key }) => (
        <option key={key} value={key}>
          {say(`crop.${key}`)}
        </option>
      ))}
    </SelectField>
  );
};

/** The stage that an article is about; '' for all. */
export const StageField = (props: Props) => {
  const { t, say } = useWords();
  return (
    <SelectField name="stage" label={t('library.stage')} {...props}>
      <option value="">{t('library.everyStage')}</option>
      {adviceStages.map((stage) => (
        <option key={stage} value={stage}>
          {say(`library.stage.${stage}`)}
        </option>
      ))}
    </SelectField>
  );
};

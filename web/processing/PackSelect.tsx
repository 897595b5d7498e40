import { SelectField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { kilogramsText } from './kilograms.ts';
import type { PackProps } from './pack-props.ts';

/** Which pack of a product. */
export const PackSelect = ({ product: { packs } }: Pick<PackProps, 'product'>) => {
  const { t } = useWords();
  return (
    <SelectField name="packId" label={t('mill.pack')}>
      {packs.map(({ id, grams, code }) => (
        <option key={id} value={id}>
          {t('mill.packName', { kilograms: kilogramsText(grams), code })}
        </option>
      ))}
    </SelectField>
  );
};

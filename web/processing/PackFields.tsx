import { TextField } from '#kit/field.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { useWords } from '#kit/words.tsx';

/** What is said of a pack: its size, the own code, the number of GS1 where there is one, and its price. */
export const PackFields = ({ head }: { readonly head: string }) => {
  const { t } = useWords();
  return (
    <>
      <TextField name={`${head}grams`} label={t('mill.packKilograms')} inputMode="decimal" required />
      <TextField name={`${head}code`} label={t('mill.code')} hint={t('mill.codeHint')} maxLength={30} required />
      <TextField
        name={`${head}gtin`}
        label={t('mill.gtin')}
        hint={t('mill.gtinHint')}
        inputMode="numeric"
        maxLength={20}
      />
      <NairaField name={`${head}priceKobo`} label={t('mill.price')} />
    </>
  );
};

import { TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

/** Named as the contract has it in what it refuses, and filled with what the address brought. */
export const CodeField = ({ at }: { readonly at: string }) => {
  const { t } = useWords();
  return (
    <TextField
      key={at}
      name="at"
      label={t('genuine.code')}
      hint={t('genuine.codeHint')}
      defaultValue={at}
      maxLength={200}
      required
    />
  );
};

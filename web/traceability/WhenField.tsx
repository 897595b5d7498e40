import { TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

/** When it happened, where that was not now. */
export const WhenField = () => {
  const { t } = useWords();
  return <TextField name="happenedAt" type="datetime-local" label={t('goods.when')} hint={t('goods.whenHint')} />;
};

import { momentOf } from '#kit/first-moment.ts';
import { TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

/** The moment that was typed, in Nigeria’s time; that of the act itself where none was. */
export const momentTyped = (id: string, typed = ''): string =>
  typed === '' ? momentOf(id) : `${typed.slice(0, 16)}:00+01:00`;

/** When it happened, where that was not now. */
export const WhenField = () => {
  const { t } = useWords();
  return <TextField name="happenedAt" type="datetime-local" label={t('goods.when')} hint={t('goods.whenHint')} />;
};

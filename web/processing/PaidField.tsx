import { payKinds } from '@shuka/domain/processing';
import { ChoiceField } from '#kit/choice-field.tsx';
import { useWords } from '#kit/words.tsx';

/** How something is paid, or that it is owed. */
export const PaidField = () => {
  const { t, say } = useWords();
  const choices = payKinds.map((value) => ({ value, label: say(`mill.paid.${value}`) }));
  return <ChoiceField name="paid" label={t('mill.paidHow')} choices={choices} chosen="cash" />;
};

import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { isDay } from '@shuka/domain/kit/day.ts';
import { TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly fields: Readonly<Record<string, string>> };

/** Until when money is taken, and when the season begins with it. */
export const OfferDaysStep = ({ fields }: Props) => {
  const { t, language } = useWords();
  const below = (name: string): string => {
    const day = fields[name] ?? '';
    return isDay(day) ? formatDate(day, language) : '';
  };
  return (
    <>
      <TextField
        type="date"
        name="closesOn"
        label={t('offers.closesOn')}
        hint={below('closesOn')}
        defaultValue={fields['closesOn']}
      />
      <TextField
        type="date"
        name="startsOn"
        label={t('offers.startsOn')}
        hint={below('startsOn')}
        defaultValue={fields['startsOn']}
      />
    </>
  );
};

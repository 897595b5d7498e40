import { useState } from 'react';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { isDay } from '@shuka/domain/kit/day.ts';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { TextArea, TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly price: string;
  readonly onPrice: (price: string) => void;
  readonly day: string;
  readonly days?: { readonly from: string; readonly until: string };
};

/** The price of a kilogram, the day, and a word to it. */
export const BidFields = ({ price, onPrice, day: begins, days }: Props) => {
  const { t, language } = useWords();
  const [day, setDay] = useState(begins);
  const kobo = parseNaira(price);
  return (
    <>
      <TextField
        name="koboPerKilogram"
        inputMode="decimal"
        label={t('demand.pricePerKilogram')}
        value={price}
        onChange={({ target }) => onPrice(target.value)}
        hint={kobo === null ? t('demand.priceHint') : formatNaira(kobo)}
      />
      <TextField
        name="day"
        type="date"
        label={t('demand.deliveredBy')}
        value={day}
        {...(days === undefined ? {} : { min: days.from, max: days.until })}
        onChange={({ target }) => setDay(target.value)}
        {...(isDay(day) ? { hint: formatDate(day, language) } : {})}
      />
      <TextArea name="note" label={t('demand.note')} rows={2} maxLength={300} />
    </>
  );
};

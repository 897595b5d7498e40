import { useState } from 'react';
import { useLocation } from 'wouter';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { costOf, daysOpen, firstDayOffered, placePurchase, type Listing } from '@shuka/domain/marketplace';
import { SubmitButton } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { kilograms, typedGrams } from './demand-words.ts';
import { salePaths } from './sale-places.ts';

type Props = { readonly companyId: string; readonly listing: Listing; readonly onOld: () => void };

/** Orders kilograms of listed produce at the price that stands there. */
export const PlacePurchaseForm = ({ companyId, listing, onOld }: Props) => {
  const words = useWords();
  const { t } = words;
  const [, go] = useLocation();
  const [id] = useState(newId);
  const [typed, setTyped] = useState(kilograms(listing.leftGrams));
  const grams = typedGrams(typed);
  return (
    <section className="grid gap-3 rounded-2xl border-2 border-leaf bg-paper p-4">
      <h2 className="text-xl font-bold">{t('listing.order')}</h2>
      <Form
        contract={placePurchase}
        draftOf={({ day = '', note = '' }) => ({
          id,
          companyId,
          listingId: listing.id,
          seenVersion: listing.version,
          grams,
          day,
          note,
        })}
        onDone={(made) => go(`${salePaths.mill}/orders/${made.id}`)}
        failureWords={(failure) => {
          if (failure.code === 'listing-changed') onOld();
          return failureWords(failure, words);
        }}
      >
        <TextField
          name="grams"
          inputMode="decimal"
          label={t('demand.howMuch')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p aria-live="polite" className="text-2xl font-bold">
          {grams > 0 && formatNaira(costOf(grams, listing.koboPerKilogram))}
        </p>
        <DayField listing={listing} />
        <TextArea name="note" label={t('demand.note')} rows={2} maxLength={300} />
        <p>{t('listing.orderSays')}</p>
        <SubmitButton sending={t('form.sending')}>{t('listing.orderNow')}</SubmitButton>
      </Form>
    </section>
  );
};

/** A day on which it can be collected, tomorrow if that will do. */
const DayField = ({ listing }: { readonly listing: Listing }) => {
  const { t } = useWords();
  const [now] = useState(() => new Date());
  const days = daysOpen(listing, now) ?? { from: listing.fromDay, until: listing.untilDay };
  return (
    <TextField
      name="day"
      type="date"
      label={t('listing.collectOn')}
      defaultValue={firstDayOffered(days, now)}
      min={days.from}
      max={days.until}
    />
  );
};

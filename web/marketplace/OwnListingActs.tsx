import { useState } from 'react';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { reviseListing, withdrawListing, type OwnListing } from '@shuka/domain/marketplace';
import { SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { ListingFields } from './ListingFields.tsx';
import { typedListing } from './typed-listing.ts';

type Props = { readonly listing: OwnListing; readonly onDone: () => void };

const box = 'rounded-2xl border border-line p-4';

/** Says an offer anew, or takes it off the market; each opens when it is asked for. */
export const OwnListingActs = ({ listing, onDone }: Props) => {
  const { t } = useWords();
  const [ids] = useState(() => ({ revise: newId(), close: newId() }));
  const { id: listingId, keeperId, version } = listing;
  return (
    <>
      <details className={box}>
        <summary className="min-h-8 cursor-pointer font-semibold">{t('listing.change')}</summary>
        <div className="mt-3 grid gap-3">
          <p>{t('listing.changeSays')}</p>
          <Form
            contract={reviseListing}
            draftOf={(fields) => ({
              id: ids.revise,
              keeperId,
              listingId,
              seenVersion: version,
              ...typedListing(fields, listing),
            })}
            onDone={onDone}
          >
            <ListingFields counted={listing} begins={{ ...listing, grams: listing.leftGrams }} />
            <SubmitButton sending={t('form.sending')}>{t('demand.changeNow')}</SubmitButton>
          </Form>
        </div>
      </details>
      <details className={box}>
        <summary className="min-h-8 cursor-pointer font-semibold">{t('listing.withdraw')}</summary>
        <div className="mt-3 grid gap-3">
          <p>{t('listing.withdrawSays')}</p>
          <Form
            contract={withdrawListing}
            draftOf={({ reason = '' }) => ({ id: ids.close, keeperId, listingId, reason })}
            onDone={onDone}
          >
            <TextField name="reason" label={t('demand.reason')} maxLength={300} required />
            <SubmitButton sending={t('form.sending')} look="danger">
              {t('listing.withdraw')}
            </SubmitButton>
          </Form>
        </div>
      </details>
    </>
  );
};

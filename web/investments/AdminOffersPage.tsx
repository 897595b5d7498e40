import { useState } from 'react';
import { listOffersByState, offerStates, type OfferState } from '@shuka/domain/investments';
import { SelectField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { adminOfferPath } from './offer-paths.ts';
import { OfferLine } from './OfferLine.tsx';
import { offerStateWords } from './promoter-words.ts';

const stateOf = (value: string): OfferState | null => offerStates.find((one) => one === value) ?? null;

/** Offers of everyone by where they stand; those that were handed in first, for they wait. */
export const AdminOffersPage = () => {
  const { t } = useWords();
  const [state, setState] = useState<OfferState | null>('submitted');
  const pages = usePages(state ?? 'all');
  const loaded = useLoad(listOffersByState, { ...(state === null ? {} : { state }), limit: '20', ...pages.query });
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('offers.adminTitle')}</h1>
      <SelectField
        name="state"
        label={t('offers.byState')}
        value={state ?? ''}
        onChange={({ target }) => setState(stateOf(target.value))}
      >
        <option value="">{t('offers.everyState')}</option>
        {offerStates.map((one) => (
          <option key={one} value={one}>
            {t(offerStateWords[one])}
          </option>
        ))}
      </SelectField>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('offers.noneOfState')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((card) => (
                <li key={card.id}>
                  <OfferLine card={card} to={adminOfferPath(card.id)} />
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

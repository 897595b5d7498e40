import { useLocation, useSearch } from 'wouter';
import { listOffers } from '@shuka/domain/investments';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useWords } from '#kit/words.tsx';
import { Frame } from './Frame.tsx';
import { NumberedPager } from './NumberedPager.tsx';
import { filterOf, OfferFilters } from './OfferFilters.tsx';
import { OfferCard } from './OfferCard.tsx';
import { useNumberedPage } from './use-numbered-page.ts';

/** So many cards stand on a page, as on the other lists of the area. */
const size = 4;

/** What farms offer now: those that take money, narrowed by place, risk and time. */
export const AvailableInvestmentsPage = () => {
  const { t } = useWords();
  const [pathname, navigate] = useLocation();
  const filter = filterOf(useSearch());
  const { number, goTo, loaded } = useNumberedPage(listOffers, { open: 'yes', ...filter }, size);
  return (
    <Frame title={t('investments.offersTitle')} isWide>
      <p className="max-w-3xl text-lg">{t('investments.offersText')}</p>
      <OfferFilters filter={filter} onChange={(next) => navigate(`${pathname}?${new URLSearchParams(next)}`)} />
      <LoadedPart loaded={loaded}>
        {({ items, total }) =>
          items.length === 0 ? (
            <p>{t('investments.noOffers')}</p>
          ) : (
            <>
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 2xl:grid-cols-4">
                {items.map((offer) => (
                  <li key={offer.id} className="grid">
                    <OfferCard offer={offer} />
                  </li>
                ))}
              </ul>
              <NumberedPager number={number} size={size} count={items.length} total={total} onPage={goTo} />
            </>
          )
        }
      </LoadedPart>
    </Frame>
  );
};

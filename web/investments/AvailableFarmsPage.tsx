import { listOffers, type OfferCard } from '@shuka/domain/investments';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Link } from 'wouter';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { cropName } from '#kit/crop-name.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useWords } from '#kit/words.tsx';
import { CloseFarm } from './CloseFarm.tsx';
import { Frame } from './Frame.tsx';
import { investmentPaths } from './investment-paths.ts';
import { NumberedPager } from './NumberedPager.tsx';
import { availabilityLooks, placeText } from './offer-words.ts';
import { StatusMark } from './StatusMark.tsx';
import { useNumberedPage } from './use-numbered-page.ts';

/** So many rows stand on a page (spec, section 10). */
const size = 4;

/** All farms that seek or sought funds, the newest first, and the way to close one for those who may. */
export const AvailableFarmsPage = () => {
  const { t } = useWords();
  const { number, goTo, loaded } = useNumberedPage(listOffers, { open: 'all' }, size);
  return (
    <Frame title={t('investments.farmsTitle')} isWide>
      <p id="who-closes">{t('investments.whoCloses')}</p>
      <LoadedPart loaded={loaded}>
        {({ items, total }) =>
          items.length === 0 ? (
            <p>{t('investments.noFarms')}</p>
          ) : (
            <>
              <FarmsTable offers={items} onClosed={loaded.reload} />
              <NumberedPager number={number} size={size} count={items.length} total={total} onPage={goTo} />
            </>
          )
        }
      </LoadedPart>
    </Frame>
  );
};

type TableProps = { readonly offers: readonly OfferCard[]; readonly onClosed: () => void };

const FarmsTable = ({ offers, onClosed }: TableProps) => {
  const { t } = useWords();
  const columns = [
    { says: t('investments.farmId') },
    { says: t('investments.farmName') },
    { says: t('investments.location') },
    { says: t('investments.farmType') },
    { says: t('investments.fundingNeeded'), isFigure: true },
    { says: t('investments.status') },
    { says: t('investments.action') },
  ];
  return (
    <CardTable caption={t('investments.farmsTitle')} columns={columns}>
      {offers.map((offer) => (
        <FarmRow key={offer.id} offer={offer} onClosed={onClosed} />
      ))}
    </CardTable>
  );
};

const FarmRow = ({ offer, onClosed }: { readonly offer: OfferCard; readonly onClosed: () => void }) => {
  const words = useWords();
  const { t } = words;
  return (
    <CardRow>
      <CardHead>{offer.number}</CardHead>
      <CardCell says={t('investments.farmName')}>
        <Link
          to={investmentPaths.offer(offer.id)}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {offer.farmName}
        </Link>
      </CardCell>
      <CardCell says={t('investments.location')}>{placeText(offer)}</CardCell>
      <CardCell says={t('investments.farmType')}>{cropName(offer.crop, words)}</CardCell>
      <CardCell says={t('investments.fundingNeeded')} isFigure>
        <span className="whitespace-nowrap">{formatNaira(offer.goalKobo)}</span>
      </CardCell>
      <CardCell says={t('investments.status')}>
        <StatusMark look={availabilityLooks[offer.availability]} />
      </CardCell>
      <CardCell>
        <CloseFarm offer={offer} onClosed={onClosed} />
      </CardCell>
    </CardRow>
  );
};

import { listHoldings, type Holding } from '@shuka/domain/investments';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useWords } from '#kit/words.tsx';
import { Frame } from './Frame.tsx';
import { HoldingMarks } from './HoldingMarks.tsx';
import { investmentPaths } from './investment-paths.ts';
import { NumberedPager } from './NumberedPager.tsx';
import { placeText } from './offer-words.ts';
import { PathLink } from './PathLink.tsx';
import { useNumberedPage } from './use-numbered-page.ts';

/** So many rows stand on a page (spec, section 10). */
const size = 4;

/** All that one put into farms, the newest first. */
export const OngoingInvestmentsPage = () => {
  const { t } = useWords();
  const { number, goTo, loaded } = useNumberedPage(listHoldings, {}, size);
  return (
    <Frame title={t('investments.ongoingTitle')} isWide>
      <LoadedPart loaded={loaded}>
        {({ items, total }) =>
          items.length === 0 ? (
            <>
              <p>{t('investments.noHoldings')}</p>
              <PathLink to={investmentPaths.offers}>{t('investments.toOffers')}</PathLink>
            </>
          ) : (
            <>
              <HoldingsTable holdings={items} />
              <NumberedPager number={number} size={size} count={items.length} total={total} onPage={goTo} />
            </>
          )
        }
      </LoadedPart>
    </Frame>
  );
};

const HoldingsTable = ({ holdings }: { readonly holdings: readonly Holding[] }) => {
  const { t } = useWords();
  const columns = [
    { says: t('investments.farmId') },
    { says: t('investments.farmName') },
    { says: t('investments.location') },
    { says: t('investments.startDate') },
    { says: t('investments.investment'), isFigure: true },
    { says: t('investments.status') },
    { says: t('investments.action') },
  ];
  return (
    <CardTable caption={t('investments.ongoingTitle')} columns={columns}>
      {holdings.map((holding) => (
        <HoldingRow key={holding.id} holding={holding} />
      ))}
    </CardTable>
  );
};

const HoldingRow = ({ holding }: { readonly holding: Holding }) => {
  const { t, language } = useWords();
  return (
    <CardRow>
      <CardHead>{holding.offerNumber}</CardHead>
      <CardCell says={t('investments.farmName')}>
        <span className="min-w-0 break-words">{holding.farmName}</span>
      </CardCell>
      <CardCell says={t('investments.location')}>{placeText(holding)}</CardCell>
      <CardCell says={t('investments.startDate')}>{formatDate(holding.startedOn, language)}</CardCell>
      <CardCell says={t('investments.investment')} isFigure>
        <span className="whitespace-nowrap">{formatNaira(holding.amountKobo)}</span>
      </CardCell>
      <CardCell says={t('investments.status')}>
        <HoldingMarks holding={holding} isInTable />
      </CardCell>
      <CardCell>
        <PathLink look="quiet" to={investmentPaths.holding(holding.id)}>
          {t('investments.viewDetails')}
          <span className="sr-only">{holding.farmName}</span>
        </PathLink>
      </CardCell>
    </CardRow>
  );
};

import { useParams } from 'wouter';
import { pricesByDay, readPriceSeries, type PriceSeries } from '@shuka/domain/marketplace';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { TrendChart } from '#kit/trend-chart.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { PricePoints } from './PricePoints.tsx';
import { PriceSms } from './PriceSms.tsx';
import { pricePaths } from './price-paths.ts';
import { goodsText } from './price-words.ts';

const perPage = '50';
/** As many bars as can be told apart on a small phone. */
const mostBars = 10;

/** What some produce cost at a market so far: a chart by the kilogram, its table, each price as it was told, and an SMS of the newest. */
export const PriceSeriesPage = () => {
  const { t } = useWords();
  const { quotationId = '' } = useParams();
  const id = quotationId.toLowerCase();
  const pages = usePages(id);
  const loaded = useLoad(readPriceSeries, { quotationId: id, ...pages.query, limit: perPage });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={pricePaths.board}>{t('prices.back')}</BackLink>
      <LoadedPart loaded={loaded}>
        {(series) => (
          <>
            <Series series={series} isNewest={pages.number === 1} onChanged={loaded.reload} />
            <Pager pages={pages} next={series.next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

type Props = { readonly series: PriceSeries; readonly isNewest: boolean; readonly onChanged: () => void };

const Series = ({ series, isNewest, onChanged }: Props) => {
  const words = useWords();
  const { t, say, language } = words;
  const { person } = usePerson();
  const { id, goods, market, lga, stateCode, kind, items } = series;
  const points = pricesByDay(items, mostBars).map(({ day, kiloKobo }) => ({
    label: formatDate(day, language),
    short: String(Number(day.slice(8))),
    values: [kiloKobo],
  }));
  const title = t('prices.chart');
  return (
    <>
      <header className="grid gap-1">
        <h1 className="break-words text-2xl font-bold">{t('prices.at', { goods: goodsText(goods, words), market })}</h1>
        <p>{[lga, stateName(stateCode), say(`prices.kind.${kind}`)].filter((part) => part !== '').join(' · ')}</p>
      </header>
      {items.length === 0 ? (
        <output>{t('prices.none')}</output>
      ) : (
        <>
          <TrendChart title={title} series={[{ name: title, look: 'full' }]} points={points} format={formatNaira} />
          {isNewest && <PriceSms quotationId={id} />}
          <PricePoints points={items} mayWithdraw={person.roles.includes('admin')} onWithdrawn={onChanged} />
        </>
      )}
    </>
  );
};

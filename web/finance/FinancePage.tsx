import { ArrowDownToLine, ArrowUpFromLine, HandCoins, Landmark, ShieldCheck, Wallet } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { bookFigures, entriesWithin, entryRows, flowsByMonth, type Entry } from '@shuka/domain/finance';
import { monthName } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { cropName } from '#kit/crop-name.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useRows } from '#kit/rows.ts';
import { useToday } from '#kit/today.ts';
import { TrendChart } from '#kit/trend-chart.tsx';
import { useWords } from '#kit/words.tsx';
import { useBook, usePlaces } from './book.ts';
import { BookFilters } from './BookFilters.tsx';
import { BookTotals } from './BookTotals.tsx';
import { CategoriesPart } from './CategoriesPart.tsx';
import { allOfIt, filterOf } from './chosen.ts';
import { financePaths } from './finance-paths.ts';
import { SeasonPicture } from './SeasonPicture.tsx';
import { StatementPart } from './StatementPart.tsx';
import { TransactionsTable } from './TransactionsTable.tsx';

/** The farmer's money: what came in, what went out, what is left, and all of it line by line. */
export const FinancePage = () => {
  const { t } = useWords();
  const loaded = useRows(entryRows);
  return (
    <section className="grid gap-5">
      <h1 className="text-2xl font-bold">{t('finance.title')}</h1>
      <AddLinks />
      <LoadedPart loaded={loaded}>{() => <Book />}</LoadedPart>
    </section>
  );
};

const big = 'flex min-h-14 items-center justify-center gap-2 rounded-xl px-4 py-2 text-center font-semibold';

const plain = 'flex min-h-11 items-center gap-2 font-semibold text-leaf underline underline-offset-4';

const AddLinks = () => {
  const { t } = useWords();
  return (
    <nav aria-label={t('finance.addTitle')} className="no-print grid gap-3 sm:grid-cols-2">
      <Link to={financePaths.add('income')} className={`${big} bg-leaf text-on-leaf hover:bg-leaf-strong`}>
        <ArrowDownToLine aria-hidden className="size-6" />
        {t('finance.addIncome')}
      </Link>
      <Link to={financePaths.add('expense')} className={`${big} border-2 border-leaf text-leaf hover:bg-leaf-soft`}>
        <ArrowUpFromLine aria-hidden className="size-6" />
        {t('finance.addExpense')}
      </Link>
      <Link to="/Farmer/wallet" className={plain}>
        <Wallet aria-hidden className="size-5" />
        {t('finance.toWallet')}
      </Link>
      <Link to="/Farmer/Finance/loans" className={plain}>
        <Landmark aria-hidden className="size-5" />
        {t('finance.toLoans')}
      </Link>
      <Link to="/Farmer/offers" className={plain}>
        <HandCoins aria-hidden className="size-5" />
        {t('finance.toOffers')}
      </Link>
      <Link to="/Farmer/insurance" className={plain}>
        <ShieldCheck aria-hidden className="size-5" />
        {t('finance.toCovers')}
      </Link>
    </nav>
  );
};

const Book = () => {
  const words = useWords();
  const { t } = words;
  const { lines, standing } = useBook();
  const { farms, seasons } = usePlaces();
  const [chosen, setChosen] = useState(allOfIt);
  const today = useToday();
  const filter = useMemo(() => filterOf(chosen, today), [chosen, today]);
  const seen = useMemo(() => entriesWithin(standing, filter), [standing, filter]);
  const shown = useMemo(() => {
    const within = new Set(
      entriesWithin(
        lines.map(({ row }) => row),
        filter,
      ),
    );
    return lines.filter(({ row }) => within.has(row));
  }, [lines, filter]);
  const figures = bookFigures(seen);
  const season = seasons.find(({ id }) => id === chosen.seasonId);
  const title =
    season === undefined ? t('finance.picture') : t('finance.pictureOf', { crop: cropName(season.crop, words) });
  return (
    <>
      <BookFilters chosen={chosen} onChange={setChosen} farms={farms} seasons={seasons} />
      <BookTotals figures={figures} />
      {seen.length > 0 && <SeasonPicture title={title} figures={figures} />}
      {seen.length > 0 && <MonthChart entries={seen} />}
      {seen.length > 0 && <CategoriesPart entries={seen} />}
      <TransactionsTable key={JSON.stringify(filter)} lines={shown} />
      <StatementPart filter={filter} standing={standing} farms={farms} />
    </>
  );
};

const mostMonths = 12;

const MonthChart = ({ entries }: { entries: readonly Entry[] }) => {
  const { t, language } = useWords();
  const points = flowsByMonth(entries, mostMonths).map(({ month, incomeKobo, expenseKobo }) => ({
    label: `${monthName(Number(month.slice(5)), language)} ${month.slice(0, 4)}`,
    values: [incomeKobo, expenseKobo],
  }));
  return (
    <TrendChart
      title={t('finance.byMonth')}
      series={[
        { name: t('finance.moneyIn'), look: 'full' },
        { name: t('finance.moneyOut'), look: 'hollow' },
      ]}
      points={points}
      format={formatNaira}
    />
  );
};

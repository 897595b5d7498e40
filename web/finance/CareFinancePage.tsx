import { HandCoins, Landmark, ShieldCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { farmerRows } from '@shuka/domain/accounts';
import { careFigures, carePeriods, entryRows, spanOfCare, yearSeasonOf, type CarePeriod } from '@shuka/domain/finance';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { daysOf, isWithin } from '@shuka/domain/kit/span.ts';
import { usePerson } from '#accounts';
import { ChoiceChips } from '#kit/choice-chips.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useRows } from '#kit/rows.ts';
import { useToday } from '#kit/today.ts';
import { usePeople } from '#kit/use-people.ts';
import { useWords } from '#kit/words.tsx';
import { linesOf, standingOfBook } from './book.ts';
import { CareTotals } from './CareTotals.tsx';
import { CareTransactions } from './CareTransactions.tsx';
import { CareTrend } from './CareTrend.tsx';
import { WhoseBook } from './WhoseBook.tsx';

const ways = [
  { to: '/ExtensionManager/offers', Icon: HandCoins, says: 'finance.toOffers' },
  { to: '/ExtensionManager/loans', Icon: Landmark, says: 'finance.toLoans' },
  { to: '/ExtensionManager/insurance', Icon: ShieldCheck, says: 'finance.toCoversInCare' },
] as const;

/** The books of everybody in a manager's care, together or one by one: what came in, what went out, what is left. */
export const CareFinancePage = () => {
  const { t } = useWords();
  const loaded = useRows(entryRows);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('finance.careTitle')}</h1>
      {ways.map(({ to, Icon, says }) => (
        <Link
          key={to}
          to={to}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf underline underline-offset-4"
        >
          <Icon aria-hidden className="size-5" />
          {t(says)}
        </Link>
      ))}
      <LoadedPart loaded={loaded}>{() => <Books />}</LoadedPart>
    </section>
  );
};

/** The books of one farmer, or of all but one's own. */
const useBooks = (farmerId: string) => {
  const { person } = usePerson();
  const loaded = useRows(entryRows);
  const kept = loaded.state === 'ready' ? loaded.value : null;
  return useMemo(() => {
    const books = (kept ?? []).filter(({ row }) =>
      farmerId === '' ? row.keeperId !== person.accountId : row.keeperId === farmerId,
    );
    return { lines: linesOf(books), standing: standingOfBook(books) };
  }, [kept, farmerId, person.accountId]);
};

const periodWords = {
  'this-month': 'finance.periodThisMonth',
  'this-season': 'finance.periodThisSeason',
  'this-year': 'finance.periodThisYear',
} as const;

const Books = () => {
  const { t, language } = useWords();
  const { person } = usePerson();
  const { people, nameOf } = usePeople(farmerRows, person.accountId);
  const [farmerId, setFarmerId] = useState('');
  const [period, setPeriod] = useState<CarePeriod>('this-year');
  const today = useToday();
  const { lines, standing } = useBooks(farmerId);
  const span = useMemo(() => spanOfCare(period, today), [period, today]);
  const figures = useMemo(() => careFigures(standing, span), [standing, span]);
  const seen = useMemo(() => lines.filter(({ row }) => isWithin(span, row.happenedOn)), [lines, span]);
  const season = t(yearSeasonOf(today).name === 'wet' ? 'finance.wetSeason' : 'finance.drySeason');
  const days = t('finance.span', { from: formatDate(span.from, language), to: formatDate(span.to, language) });
  return (
    <>
      <WhoseBook people={people} name={farmerId === '' ? null : nameOf(farmerId)} onChosen={setFarmerId} />
      <div className="grid gap-2">
        <ChoiceChips
          label={t('finance.periodLabel')}
          chosen={period}
          onChange={setPeriod}
          choices={carePeriods.map((value) => ({ value, says: t(periodWords[value]) }))}
        />
        <p className="text-ink-soft">{period === 'this-season' ? `${season}: ${days}` : days}</p>
      </div>
      <CareTotals figures={figures} days={daysOf(span)} />
      {seen.length === 0 ? (
        <p>{t('finance.careNone')}</p>
      ) : (
        <>
          <CareTrend standing={standing} span={span} />
          <CareTransactions key={`${farmerId} ${period}`} lines={seen} nameOf={nameOf} />
        </>
      )}
    </>
  );
};

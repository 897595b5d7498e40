import { cashReceiptRows, isTillLate, readTill, type CashReceipt, type Till } from '@shuka/domain/loans';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { Facts } from '#kit/facts.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useKept, type Kept } from '#kit/rows.ts';
import { useToday } from '#kit/today.ts';
import { useLoad } from '#kit/use-load.ts';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { HandInForm } from './HandInForm.tsx';
import { HandIns, TillCases } from './HandIns.tsx';
import { loanPaths } from './loan-paths.ts';
import { ReceiptLines } from './ReceiptLines.tsx';

/** What a manager holds in cash: from the phone with no network, and with one what was handed in and how it stands. */
export const TillPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const isOnline = useOnline();
  const held = useKept(cashReceiptRows).filter(({ row }) => row.takenById === person.accountId && !row.isHandedIn);
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={loanPaths.manager}>{t('loans.title')}</BackLink>
      <h1 className="text-2xl font-bold">{t('till.title')}</h1>
      <p>{t('till.text')}</p>
      {isOnline ? <Live held={held} /> : <OnPhone held={held} />}
    </section>
  );
};

type Held = { readonly held: readonly Kept<CashReceipt>[] };

const OnPhone = ({ held }: Held) => {
  const { t } = useWords();
  const today = useToday();
  const sum = held.reduce((all, { row }) => all + row.amountKobo, 0);
  const [oldest = null] = held.map(({ row }) => dayOf(new Date(row.takenAt))).toSorted();
  return (
    <>
      <Notice kind="hint">{t('till.offline')}</Notice>
      <Sum cashKobo={sum} since={oldest} isLate={isTillLate(oldest, today)} />
      <ReceiptLines receipts={held.map(({ row }) => row)} />
    </>
  );
};

const Sum = ({ cashKobo, since, isLate }: Pick<Till, 'cashKobo' | 'since' | 'isLate'>) => {
  const { t, language } = useWords();
  return (
    <>
      {isLate && <Notice kind="error">{t('till.isLate')}</Notice>}
      <Facts
        facts={[
          [t('till.cash'), formatNaira(cashKobo)],
          [t('till.since'), since === null ? '-' : formatDate(since, language)],
        ]}
      />
    </>
  );
};

const Live = ({ held }: Held) => {
  const { t } = useWords();
  const loaded = useLoad(readTill, {});
  const waiting = held.filter(({ row }) => row.postedAt === null);
  if (loaded.state === 'failed' && loaded.failure.status === 0) return <OnPhone held={held} />;
  return (
    <LoadedPart loaded={loaded}>
      {(till) => (
        <>
          <Sum {...till} />
          {waiting.length > 0 && <Notice kind="hint">{t('till.notSent', { count: waiting.length })}</Notice>}
          <ReceiptLines receipts={till.receipts} />
          {till.cashKobo > 0 && !till.handIns.some(({ state }) => state === 'declared') && (
            <HandInForm cashKobo={till.cashKobo} onDone={loaded.reload} />
          )}
          <HandIns handIns={till.handIns} />
          <TillCases cases={till.cases} />
        </>
      )}
    </LoadedPart>
  );
};

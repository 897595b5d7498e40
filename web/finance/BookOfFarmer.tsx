import { Minus, Plus, Wallet, type LucideProps } from 'lucide-react';
import { useMemo, type ComponentType } from 'react';
import { Link } from 'wouter';
import { bookFigures, entryRows } from '@shuka/domain/finance';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useKept } from '#kit/rows.ts';
import { ShowMore } from '#kit/show-more.tsx';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { linesOf, standingOfBook, type Line } from './book.ts';
import { BookTotals } from './BookTotals.tsx';
import { bookOfFarmerPaths } from './finance-paths.ts';
import { categoryWords } from './finance-words.ts';

const aWindow = 5;

/** What a farmer in care took in and paid, for their manager, who may write in their book too. */
export const BookOfFarmer = ({ keeperId }: { readonly keeperId: string }) => {
  const { t } = useWords();
  const kept = useKept(entryRows);
  const own = useMemo(() => kept.filter(({ row }) => row.keeperId === keeperId), [kept, keeperId]);
  const lines = useMemo(() => linesOf(own).filter(({ standing }) => standing === 'stands'), [own]);
  const figures = useMemo(() => bookFigures(standingOfBook(own)), [own]);
  const paths = bookOfFarmerPaths(keeperId);
  return (
    <section className="grid gap-3">
      <h2 className="flex gap-2 text-xl font-bold">
        <Wallet aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        {t('finance.title')}
      </h2>
      <BookTotals figures={figures} />
      <ShowMore items={lines} step={aWindow}>
        {(shown) => (
          <ul className="grid gap-2 empty:hidden">
            {shown.map((line) => (
              <EntryLine key={line.row.id} line={line} />
            ))}
          </ul>
        )}
      </ShowMore>
      <div className="flex flex-wrap gap-3">
        <Add to={paths.add('income')} Icon={Plus} says={t('finance.addIncome')} />
        <Add to={paths.add('expense')} Icon={Minus} says={t('finance.addExpense')} />
      </div>
    </section>
  );
};

const EntryLine = ({ line: { row, state } }: { line: Line }) => {
  const { t, language } = useWords();
  const amount = `${row.kind === 'expense' ? '−' : '+'}${formatNaira(row.amountKobo)}`;
  return (
    <li className="grid gap-1 rounded-xl border border-line bg-paper px-4 py-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="min-w-0 break-words">
          {row.description === '' ? t(categoryWords[row.category]) : row.description}
        </span>
        <strong className={row.kind === 'expense' ? '' : 'text-leaf'}>{amount}</strong>
      </p>
      <p className="text-sm text-ink-soft">{formatDate(row.happenedOn, language)}</p>
      <StateMark state={state} />
    </li>
  );
};

const Add = ({ to, Icon, says }: { to: string; Icon: ComponentType<LucideProps>; says: string }) => (
  <Link
    to={to}
    className="inline-flex min-h-12 items-center gap-2 rounded-xl border-2 border-leaf px-5 font-semibold text-leaf hover:bg-leaf-soft"
  >
    <Icon aria-hidden className="size-5 shrink-0" />
    {says}
  </Link>
);

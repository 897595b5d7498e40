import { FileText } from 'lucide-react';
import { Link } from 'wouter';
import type { EntryKind } from '@shuka/domain/finance';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords, type WordId } from '#kit/words.tsx';
import type { Line } from './book.ts';
import { bookOfFarmerPaths } from './finance-paths.ts';
import { categoryWords, kindWords } from './finance-words.ts';

const aPage = 20;

const isGone = ({ standing }: Line): boolean => standing === 'corrected' || standing === 'cancelled';

type Props = { readonly lines: readonly Line[]; readonly nameOf: (farmerId: string) => string };

/** What was written in the books, the latest day first; what counts no more is struck through and says why. */
export const CareTransactions = ({ lines, nameOf }: Props) => {
  const { t } = useWords();
  const pages = usePages('lines');
  const from = Math.min(Number(pages.query.after ?? '0'), Math.max(0, lines.length - 1));
  const columns = columnWords.map((word) => ({ says: t(word), isFigure: word === 'finance.amount' }));
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-xl font-bold">{t('finance.recent')}</h2>
      <CardTable caption={t('finance.recent')} columns={columns}>
        {lines.slice(from, from + aPage).map((line) => (
          <LineRow key={line.row.id} line={line} farmer={nameOf(line.row.keeperId)} />
        ))}
      </CardTable>
      <Pager pages={pages} next={from + aPage < lines.length ? String(from + aPage) : null} />
    </section>
  );
};

const columnWords = [
  'finance.description',
  'finance.farmer',
  'finance.amount',
  'finance.type',
  'finance.day',
  'finance.status',
] as const satisfies readonly WordId[];

const LineRow = ({ line, farmer }: { line: Line; farmer: string }) => {
  const { t, language } = useWords();
  const { row } = line;
  return (
    <CardRow>
      <CardHead>
        <Described line={line} />
      </CardHead>
      <CardCell says={t('finance.farmer')}>
        <FarmerLink farmerId={row.keeperId} name={farmer} />
      </CardCell>
      <CardCell says={t('finance.amount')} isFigure>
        <Amount line={line} />
      </CardCell>
      <CardCell says={t('finance.type')}>{t(kindWords[row.kind])}</CardCell>
      <CardCell says={t('finance.day')}>{formatDate(row.happenedOn, language)}</CardCell>
      <CardCell says={t('finance.status')}>
        <Status line={line} />
      </CardCell>
    </CardRow>
  );
};

const Described = ({ line }: { line: Line }) => {
  const { t } = useWords();
  const { description, category, reportId } = line.row;
  const says = description === '' ? t(categoryWords[category]) : description;
  return (
    <>
      {isGone(line) ? <s className="text-ink-soft">{says}</s> : says}
      <span className="flex flex-wrap gap-x-3 text-sm font-normal text-ink-soft">
        {description !== '' && t(categoryWords[category])}
        {reportId !== null && (
          <span className="inline-flex items-center gap-1">
            <FileText aria-hidden className="size-4" />
            {t('finance.fromReport')}
          </span>
        )}
      </span>
    </>
  );
};

const FarmerLink = ({ farmerId, name }: { farmerId: string; name: string }) => (
  <Link
    to={bookOfFarmerPaths(farmerId).overview}
    className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
  >
    {name}
  </Link>
);

const signed = (kind: EntryKind, kobo: number): string =>
  kind === 'income' ? `+${formatNaira(kobo)}` : formatNaira(-kobo);

const Amount = ({ line }: { line: Line }) => {
  const { kind, amountKobo } = line.row;
  const says = signed(kind, amountKobo);
  if (isGone(line)) return <s className="text-ink-soft">{says}</s>;
  return <strong className={`whitespace-nowrap ${kind === 'income' ? 'text-leaf' : ''}`}>{says}</strong>;
};

/** Where the record stands; one that counts no more says that instead. */
const Status = ({ line: { standing, state } }: { line: Line }) => {
  const { t } = useWords();
  if (standing === 'corrected') return <span className="font-semibold">{t('finance.corrected')}</span>;
  if (standing === 'cancelled') return <span className="font-semibold">{t('finance.cancelled')}</span>;
  return <StateMark state={state} />;
};

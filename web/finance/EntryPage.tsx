import { PencilLine } from 'lucide-react';
import { Link, useParams } from 'wouter';
import { entryRows } from '@shuka/domain/finance';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { useBook, usePlaces, type Line } from './book.ts';
import { CancelEntry } from './CancelEntry.tsx';
import { financePaths } from './finance-paths.ts';
import { categoryWords, kindWords, seasonText } from './finance-words.ts';

/** One entry: all that was said of it, what became of it, and the ways to correct or cancel it. */
export const EntryPage = () => {
  const { t } = useWords();
  const { entryId = '' } = useParams();
  const id = entryId.toLowerCase();
  const loaded = useRow(entryRows, id);
  const { lines } = useBook();
  const line = lines.find(({ row }) => row.id === id);
  const later = lines.find(({ row, state }) => row.corrects === id && state !== 'needs-fixing');
  return (
    <section className="grid max-w-xl gap-4">
      <BackLink to={financePaths.overview}>{t('finance.title')}</BackLink>
      <LoadedPart loaded={loaded}>
        {() =>
          line === undefined ? (
            <Notice kind="hint">{t('finance.notHere')}</Notice>
          ) : (
            <EntryView line={line} later={later} />
          )
        }
      </LoadedPart>
    </section>
  );
};

const EntryView = ({ line, later }: { line: Line; later: Line | undefined }) => {
  const { t } = useWords();
  const { row, state, standing } = line;
  const isGone = standing !== 'stands';
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h1 className={`text-2xl font-bold ${isGone ? 'line-through' : ''}`}>
          {t(kindWords[row.kind])}: {formatNaira(row.amountKobo)}
        </h1>
        <StateMark state={state} />
      </header>
      {standing === 'cancelled' && <Notice kind="hint">{t('finance.isCancelled')}</Notice>}
      {standing === 'corrected' && (
        <Notice kind="hint">
          {t('finance.isCorrected')}{' '}
          {later !== undefined && (
            <Link to={financePaths.entry(later.row.id)} className="font-semibold text-leaf underline">
              {t('finance.seeNew')}
            </Link>
          )}
        </Notice>
      )}
      <EntryFacts line={line} />
      {!isGone && (
        <div className="flex flex-wrap gap-3">
          <Link
            to={financePaths.correct(row.id)}
            className="inline-flex min-h-12 items-center gap-2 rounded-xl bg-leaf px-5 font-semibold text-on-leaf"
          >
            <PencilLine aria-hidden className="size-5" />
            {t('finance.correct')}
          </Link>
          <CancelEntry entry={row} />
        </div>
      )}
    </>
  );
};

const EntryFacts = ({ line: { row } }: { line: Line }) => {
  const words = useWords();
  const { t, language } = words;
  const { farms, seasons } = usePlaces();
  const farm = farms.find(({ id }) => id === row.farmId);
  const season = seasons.find(({ id }) => id === row.seasonId);
  const facts = [
    [t('finance.category'), t(categoryWords[row.category])],
    [t('finance.day'), formatDate(row.happenedOn, language)],
    [t('finance.description'), row.description],
    [t('finance.farm'), farm?.name ?? ''],
    [t('finance.season'), season === undefined ? '' : seasonText(season, words)],
    [t('finance.writtenBy'), row.reportId === null ? '' : t('finance.fromReport')],
  ] as const;
  return (
    <dl className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      {row.corrects !== null && (
        <div>
          <dt className="text-sm text-ink-soft">{t('finance.corrects')}</dt>
          <dd>
            <Link to={financePaths.entry(row.corrects)} className="font-semibold text-leaf underline">
              {t('finance.seeOld')}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
};

import { listImports } from '@shuka/domain/imports';
import { formatDateTime, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { Link, useLocation } from 'wouter';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { SaveMappingForm } from './SaveMappingForm.tsx';
import { StartImportForm } from './StartImportForm.tsx';
import { stateWords } from './state-words.ts';
import { useDesk } from './use-desk.ts';

const perPage = '10';

/** Where an admin, or a manager of their own caseload, brings a list and sees those brought so far. */
export const ImportsPage = () => {
  const words = useWords();
  const { t, say, language } = words;
  const { isManagers, list } = useDesk();
  const [, go] = useLocation();
  const pages = usePages('');
  const loaded = useLoad(listImports, { ...pages.query, limit: perPage });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('imports.title')}</h1>
      <p>{isManagers ? t('imports.introManager') : t('imports.intro')}</p>
      <StartImportForm onDone={({ id }) => go(`${list}/${id}`)} />
      {!isManagers && <SaveMappingForm />}
      <h2 className="text-xl font-bold">{t('imports.before')}</h2>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('imports.none')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {items.map(({ id, kind, fileName, state, good, bad, madeAt }) => (
                <li key={id} className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
                  <Link
                    to={`${list}/${id}`}
                    className="inline-flex min-h-11 items-center break-all font-bold text-leaf"
                  >
                    {fileName}
                  </Link>
                  <p>
                    {say(`imports.kind.${kind}`)} · {stateWords({ state, good }, words)} ·{' '}
                    {formatDateTime(madeAt, language)}
                  </p>
                  <p>{t('imports.counts', { good: formatNumber(good), bad: formatNumber(bad) })}</p>
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

import { listStateRecalls } from '@shuka/domain/traceability';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

/** Recalls by companies of a state. */
export const StateRecalls = ({ stateCode }: { readonly stateCode: string }) => {
  const { t, language } = useWords();
  const pages = usePages(stateCode);
  const loaded = useLoad(listStateRecalls, { stateCode, ...pages.query, limit: '20' });
  return (
    <LoadedPart loaded={loaded}>
      {({ items, next }) => (
        <>
          {items.length === 0 && <p>{t('comply.recallsNone')}</p>}
          <ul className="grid gap-3 empty:hidden">
            {items.map((one) => (
              <li key={one.id} className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
                <p className="font-bold break-words">{[one.name, one.companyName].join(' · ')}</p>
                <p className="break-words">{one.reason}</p>
                <p className="text-sm text-ink-soft">
                  {[formatDate(one.at, language), `${t('comply.reached')}: ${formatNumber(one.reached)}`].join(' · ')}
                </p>
              </li>
            ))}
          </ul>
          <Pager pages={pages} next={next} />
        </>
      )}
    </LoadedPart>
  );
};

import { listRecalls, type RecallShown } from '@shuka/domain/traceability';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

/** What a company recalled, whom it was told to, and who is to be called. */
export const OwnRecalls = ({ companyId }: { readonly companyId: string }) => {
  const { t } = useWords();
  const pages = usePages(companyId);
  const loaded = useLoad(listRecalls, { companyId, ...pages.query });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg font-bold">{t('codes.recallsTitle')}</h2>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('codes.noRecalls')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((recall) => (
                <Recall key={recall.id} recall={recall} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

const Recall = ({ recall }: { readonly recall: RecallShown }) => {
  const { t, language } = useWords();
  const time = (at: string): string => formatDateTime(at, language);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-2xl border-2 border-danger bg-paper p-4 break-words">
      <h3 className="font-semibold">{recall.name}</h3>
      <p>{recall.reason}</p>
      <p className="text-sm text-ink-soft">{time(recall.at)}</p>
      <ul className="grid gap-1 empty:hidden">
        {recall.holders.map(({ kind, name, toldAt }) => (
          <li key={`${kind} ${name}`}>
            <strong>{name}</strong>: {toldAt === null ? t('codes.toCall') : t('codes.toldAt', { time: time(toldAt) })}
          </li>
        ))}
      </ul>
    </li>
  );
};

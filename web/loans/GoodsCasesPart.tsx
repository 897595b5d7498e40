import { Link } from 'wouter';
import { listGoodsCases, loanNumberOf } from '@shuka/domain/loans';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { shortWords } from './goods-words.ts';
import { loanPaths } from './loan-paths.ts';

/** Goods of loans of which less came than was said, the oldest first; nothing is shown where all came. */
export const GoodsCasesPart = () => {
  const { t, language } = useWords();
  const pages = usePages('goods cases');
  const loaded = useLoad(listGoodsCases, { limit: '20', ...pages.query });
  return (
    <LoadedPart loaded={loaded}>
      {({ items, next }) =>
        items.length === 0 ? null : (
          <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <h2 className="text-xl font-bold">{t('lending.goodsCases')}</h2>
            <ul className="grid gap-3">
              {items.map(({ itemId, loanId, loanNumber, keeperName, name, openPacks, packs, why, words, at }) => (
                <li key={itemId} className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
                  <Link
                    to={loanPaths.loan(loanPaths.desk, loanId)}
                    className="inline-flex min-h-11 items-center text-lg font-bold break-words text-leaf underline underline-offset-4"
                  >
                    {[loanNumberOf(loanNumber), keeperName].join(' ')}
                  </Link>
                  <p className="break-words">{t('lending.goodsCase', { name, open: openPacks, packs })}</p>
                  <p className="text-sm break-words text-ink-soft">
                    {[why === null ? '' : t(shortWords[why]), words, formatDate(at.slice(0, 10), language)]
                      .filter((part) => part !== '')
                      .join(', ')}
                  </p>
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </section>
        )
      }
    </LoadedPart>
  );
};

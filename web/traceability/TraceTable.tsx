import type { Trace, TracePoint } from '@shuka/domain/traceability';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { ShowMore } from '#kit/show-more.tsx';
import { useWords } from '#kit/words.tsx';
import { kilogramsText, nameOf, stateOf } from './goods-words.ts';

/** The table behind the picture of a trace: all of it, also what is not drawn. */
export const TraceTable = ({ trace, caption }: { readonly trace: Trace; readonly caption: string }) => {
  const { t } = useWords();
  const things = trace.things.filter(({ kind }) => kind !== 'process');
  const columns = [t('goods.what'), t('goods.amount'), t('goods.where'), t('goods.since'), t('goods.now')];
  return (
    <details>
      <summary className="min-h-12 cursor-pointer py-3 font-semibold">{t('goods.asTable')}</summary>
      <ShowMore items={things} step={20}>
        {(shown) => (
          <CardTable caption={caption} columns={columns.map((says, place) => ({ says, isFigure: place === 1 }))}>
            {shown.map((point) => (
              <Row key={point.thing} point={point} />
            ))}
          </CardTable>
        )}
      </ShowMore>
    </details>
  );
};

const Row = ({ point }: { readonly point: TracePoint }) => {
  const words = useWords();
  const { t, say, language } = words;
  const { madeGrams, place, bornAt, isOurs, began } = point;
  return (
    <CardRow>
      <CardHead>
        {nameOf(point, words)}
        {!isOurs && began !== 'farm' && (
          <span className="block text-sm font-normal text-ink-soft">{t('goods.others')}</span>
        )}
        {began !== null && (
          <span className="block text-sm font-normal text-ink-soft">{say(`goods.began.${began}`)}</span>
        )}
      </CardHead>
      <CardCell says={t('goods.amount')} isFigure>
        {madeGrams === null ? '–' : t('goods.kilogramsOf', { kilograms: kilogramsText(madeGrams) })}
      </CardCell>
      <CardCell says={t('goods.where')}>{place === '' ? '–' : place}</CardCell>
      <CardCell says={t('goods.since')}>{bornAt === null ? '–' : formatDate(bornAt, language)}</CardCell>
      <CardCell says={t('goods.now')}>{isOurs ? stateOf(point, words) : '–'}</CardCell>
    </CardRow>
  );
};

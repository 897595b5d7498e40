import { useState } from 'react';
import { Link } from 'wouter';
import { tracedShareOf, type Trace, type TracePoint } from '@shuka/domain/traceability';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Facts } from '#kit/facts.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { kilogramsText, nameOf, stateOf } from './goods-words.ts';
import { TraceGraph } from './TraceGraph.tsx';
import { TraceTable } from './TraceTable.tsx';

type Props = {
  readonly trace: Trace;
  readonly isForward: boolean;
  /** Where the page of a thing is; null where whoever looks has none. */
  readonly pathOf: ((thing: string) => string) | null;
};

/** A trace as a picture and a table, what of it is known to begin on a farm, and one thing of it closer. */
export const TraceView = ({ trace, isForward, pathOf }: Props) => {
  const { t } = useWords();
  const [chosen, setChosen] = useState(0);
  const label = t(isForward ? 'goods.forward' : 'goods.back');
  const point = trace.things[chosen];
  if (trace.things.length === 1) return <p>{t(isForward ? 'goods.nothingAfter' : 'goods.nothingBefore')}</p>;
  return (
    <>
      {!isForward && <ShareTraced trace={trace} />}
      {trace.isCut && <Notice kind="hint">{t('goods.isCut')}</Notice>}
      {trace.things.some(({ isOurs }) => !isOurs) && <p className="text-sm text-ink-soft">{t('goods.othersHint')}</p>}
      <TraceGraph trace={trace} isForward={isForward} label={label} chosen={chosen} onChoose={setChosen} />
      {point !== undefined && point.kind !== 'process' && (
        <Closer point={point} pathOf={chosen === 0 ? null : pathOf} />
      )}
      <TraceTable trace={trace} caption={label} />
    </>
  );
};

const ShareTraced = ({ trace }: { readonly trace: Trace }) => {
  const { t } = useWords();
  const traced = tracedShareOf(trace);
  if (traced === null) return null;
  const percent = Math.floor(traced.share * 100);
  return (
    <div className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
      <p className="text-lg font-bold">{t('goods.share', { percent })}</p>
      <div aria-hidden className="h-3 overflow-hidden rounded-full bg-ochre-soft">
        <svg viewBox="0 0 100 3" preserveAspectRatio="none" className="block h-3 w-full">
          <rect width={percent} height={3} className="fill-leaf" />
        </svg>
      </div>
      <p className="text-sm text-ink-soft">
        {t('goods.shareParts', {
          farm: kilogramsText(traced.grams.farm),
          company: kilogramsText(traced.grams.company),
          unknown: kilogramsText(traced.grams.unknown),
        })}
      </p>
    </div>
  );
};

const Closer = ({ point, pathOf }: { readonly point: TracePoint; readonly pathOf: Props['pathOf'] }) => {
  const words = useWords();
  const { t, say, language } = words;
  const { madeGrams, place, bornAt, isOurs, began } = point;
  const facts: (readonly [string, string])[] = [
    [t('goods.what'), nameOf(point, words)],
    ...(madeGrams === null
      ? []
      : [[t('goods.amount'), t('goods.kilogramsOf', { kilograms: kilogramsText(madeGrams) })] as const]),
    ...(place === '' ? [] : [[t('goods.where'), place] as const]),
    ...(bornAt === null ? [] : [[t('goods.since'), formatDate(bornAt, language)] as const]),
    ...(began === null ? [] : [[t('goods.beginning'), say(`goods.began.${began}`)] as const]),
    [t('goods.now'), isOurs || point.recalledAt !== null ? stateOf(point, words) : t('goods.others')],
  ];
  return (
    <div className="grid gap-2" aria-live="polite">
      <Facts facts={facts} />
      {pathOf !== null && isOurs && (
        <Link to={pathOf(point.thing)} className="inline-flex min-h-11 items-center font-semibold text-leaf underline">
          {t('goods.openThing')}
        </Link>
      )}
    </div>
  );
};

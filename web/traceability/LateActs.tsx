import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { coolingActRows, goodsActRows, type CoolingAct, type GoodsAct } from '@shuka/domain/traceability';
import { useKept, type Kept } from '#kit/rows.ts';
import { ShowMore } from '#kit/show-more.tsx';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords, type Words } from '#kit/words.tsx';
import { kilogramsText } from './goods-words.ts';

/** What was packed, cooled and sold in the last two weeks, with where each stands: a phone tells it without a network. */
export const LateActs = ({ companyId }: { readonly companyId: string }) => {
  const { t } = useWords();
  const [goods, coolings] = [useKept(goodsActRows), useKept(coolingActRows)];
  const acts = [...goods, ...coolings]
    .filter(({ row }) => row.companyId === companyId)
    .toSorted((one, other) => other.row.happenedAt.localeCompare(one.row.happenedAt));
  if (acts.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('goods.lately')}</h2>
      <ShowMore items={acts} step={3}>
        {(shown) => (
          <ul className="grid gap-2">
            {shown.map((one) => (
              <Act key={one.row.id} act={one} />
            ))}
          </ul>
        )}
      </ShowMore>
    </section>
  );
};

const didText = (row: GoodsAct | CoolingAct, { t }: Words): string => {
  const kilograms = kilogramsText(row.parts.reduce((sum, { grams }) => sum + grams, 0));
  if ('method' in row) return t('goods.didCool', { kilograms });
  return row.kind === 'pack' ? t('goods.didPack', { kilograms, name: row.says }) : t('goods.didSell', { kilograms });
};

const Act = ({ act: { row, state } }: { readonly act: Kept<GoodsAct | CoolingAct> }) => {
  const words = useWords();
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 rounded-xl border border-line bg-paper p-3">
      <span className="grid min-w-0">
        <span className="font-bold break-words">{didText(row, words)}</span>
        <span className="text-sm text-ink-soft">{formatDateTime(row.happenedAt, words.language)}</span>
      </span>
      <StateMark state={state} />
    </li>
  );
};

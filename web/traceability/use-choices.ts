import { useMemo } from 'react';
import { deliveryRows } from '@shuka/domain/processing';
import { goodsActRows, listThings, ownLink, shortOf } from '@shuka/domain/traceability';
import { useKept } from '#kit/rows.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { kilogramsText, nameOf, stateOf } from './goods-words.ts';

/** Something that can be packed, sent or sold, with what is known of how much. */
export type Choice = { readonly thing: string; readonly says: string; readonly name: string; readonly isUnit: boolean };

/** What this phone knows without a network: what was weighed at the gate, and units that were packed, in the last two weeks. */
const useKeptChoices = (companyId: string): Choice[] => {
  const words = useWords();
  const deliveries = useKept(deliveryRows);
  const acts = useKept(goodsActRows);
  return useMemo(() => {
    const { t } = words;
    const goods = deliveries
      .filter(({ row, state }) => row.companyId === companyId && row.replacedBy === null && state !== 'needs-fixing')
      .map(({ row }) => ({
        thing: ownLink(location.origin, row.lotId ?? row.id),
        name: row.crop,
        says: t('goods.ofReceipt', {
          name: row.crop,
          kilograms: kilogramsText(row.payableGrams),
          receipt: row.receipt,
        }),
        isUnit: false,
      }));
    const units = acts
      .filter(({ row }) => row.companyId === companyId && row.kind === 'pack')
      .map(({ row }) => ({
        thing: row.unit === '' ? ownLink(location.origin, row.id) : row.unit,
        name: row.says,
        says: t('goods.unitNamed', { name: row.says }),
        isUnit: true,
      }));
    return [...units, ...goods];
  }, [companyId, deliveries, acts, words]);
};

/** What there is to choose from: all that is left, as the server tells it, else what this phone knows. */
export const useChoices = (companyId: string): readonly Choice[] => {
  const words = useWords();
  const kept = useKeptChoices(companyId);
  const loaded = useLoad(listThings, { companyId, show: 'left', limit: '100' });
  if (loaded.state !== 'ready') return kept;
  return loaded.value.items.map((one) => {
    const name = nameOf(one, words);
    const isUnit = one.kind === 'one';
    const says = [name, isUnit ? one.place : stateOf(one, words), shortOf(one.thing)].join(', ');
    return { thing: one.thing, name, says, isUnit };
  });
};

import { useMemo, useState } from 'react';
import { deliveryRows } from '@shuka/domain/processing';
import { goodsActRows, listThings, ownLink, shortOf } from '@shuka/domain/traceability';
import { useKept } from '#kit/rows.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { isSame, kilogramsText, nameOf, stateOf } from './goods-words.ts';

/** Something that can be packed, sent or sold, with what is known of how much. */
export type Choice = { readonly thing: string; readonly says: string; readonly name: string; readonly isUnit: boolean };

type KeptChoice = Choice & { readonly isAccepted: boolean };

/** What this phone knows without a network: what was weighed at the gate, and units that were packed, in the last two weeks. */
const useKeptChoices = (companyId: string): KeptChoice[] => {
  const words = useWords();
  const deliveries = useKept(deliveryRows);
  const acts = useKept(goodsActRows);
  return useMemo(() => {
    const { t } = words;
    const goods = deliveries
      .filter(({ row, state }) => row.companyId === companyId && row.replacedBy === null && state !== 'needs-fixing')
      .map(({ row, state }) => ({
        thing: ownLink(location.origin, row.lotId ?? row.id),
        name: row.crop,
        says: t('goods.ofReceipt', {
          name: row.crop,
          kilograms: kilogramsText(row.payableGrams),
          receipt: row.receipt,
        }),
        isUnit: false,
        isAccepted: state === 'accepted',
      }));
    const units = acts
      .filter(({ row, state }) => row.companyId === companyId && row.kind === 'pack' && state !== 'needs-fixing')
      .map(({ row, state }) => ({
        thing: row.unit === '' ? ownLink(location.origin, row.id) : row.unit,
        name: row.says,
        says: t('goods.unitNamed', { name: row.says }),
        isUnit: true,
        isAccepted: state === 'accepted',
      }));
    return [...units, ...goods];
  }, [companyId, deliveries, acts, words]);
};

/** What waited on this phone at some time since the page was opened: the list that the server told then may lack it. */
const useNews = (kept: readonly KeptChoice[]): readonly KeptChoice[] => {
  const [things] = useState(() => new Set<string>());
  for (const { thing, isAccepted } of kept) if (!isAccepted) things.add(thing);
  return kept.filter(({ thing }) => things.has(thing));
};

/** Each thing once, what waits here first: the server may name by an address what this phone knows by its own code. */
export const withNews = (news: readonly Choice[], told: readonly Choice[]): readonly Choice[] => [
  ...news.filter(({ thing }) => !told.some((one) => isSame(one.thing, thing))),
  ...told,
];

/** What there is to choose from: all that is left, as the server tells it, and what waits here; else what is known here. */
export const useChoices = (companyId: string): readonly Choice[] => {
  const words = useWords();
  const kept = useKeptChoices(companyId);
  const news = useNews(kept);
  const loaded = useLoad(listThings, { companyId, show: 'left', limit: '100' });
  if (loaded.state !== 'ready') return kept;
  const told = loaded.value.items.map((one) => {
    const name = nameOf(one, words);
    const isUnit = one.kind === 'one';
    const says = [name, isUnit ? one.place : stateOf(one, words), shortOf(one.thing)].join(', ');
    return { thing: one.thing, name, says, isUnit };
  });
  return withNews(news, told);
};

/** The same without units: what is in one goes with it, and cannot be packed, cooled or sold by itself. */
export const useLooseChoices = (companyId: string): readonly Choice[] =>
  useChoices(companyId).filter(({ isUnit }) => !isUnit);

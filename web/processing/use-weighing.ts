import { useState } from 'react';
import { findSupplier, type Arrival, type Delivery, type Formula, type Gate } from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { call } from '#kit/api.ts';
import { failureWords } from '#kit/failure-words.ts';
import { useWords } from '#kit/words.tsx';
import type { GateNow } from './use-gate.ts';

export type Supplier = OutputOf<typeof findSupplier>;

/** What is typed of a delivery before it is saved, each field as text. */
const nothing = {
  name: '',
  shown: '',
  crop: '',
  grade: '',
  scaleId: '',
  lotId: '',
  gross: '',
  tare: '',
  moisture: '',
  foreign: '',
};

export type Typed = typeof nothing;

/** What a weighing begins with: somebody of the queue, a delivery that was weighed wrong, the crop that comes most. */
export const begunWith = (
  now: GateNow,
  formula: Formula | null,
  arrival: Arrival | null,
  wrong: Delivery | null,
): Typed => ({
  ...nothing,
  name: arrival?.name ?? wrong?.name ?? '',
  shown: arrival === null ? '' : arrival.phone === '' ? arrival.cardCode : arrival.phone,
  crop: arrival?.crop ?? wrong?.crop ?? formula?.lines[0]?.crop ?? '',
  grade: wrong?.grade ?? '',
  scaleId: now.scales.find(({ isRetired }) => !isRetired)?.id ?? '',
});

/** The one farmer of this name who delivered here before; null for nobody, and for several. */
export const knownByName = (now: GateNow, name: string): string | null => {
  const same = now.deliveries.flatMap(({ row }) => (row.name === name && row.keeperId !== null ? [row.keeperId] : []));
  const [only = null, ...more] = new Set(same);
  return more.length > 0 ? null : only;
};

type Begun = { readonly now: GateNow; readonly arrival: Arrival | null; readonly wrong: Delivery | null };

/** Whose a delivery is, as far as is known here: whom the server found, who waited, whose wrong one it stands for. */
export const keeperOf = (
  { supplier, typed, isKnown }: Pick<ReturnType<typeof useWeighing>, 'supplier' | 'typed' | 'isKnown'>,
  { now, arrival, wrong }: Begun,
): string | null =>
  supplier?.keeperId ??
  (isKnown ? knownByName(now, typed.name) : null) ??
  (arrival?.name === typed.name ? arrival.keeperId : null) ??
  (wrong?.name === typed.name ? wrong.keeperId : null);

/** What was agreed of the lot that is chosen; null where nothing was. */
export const agreementOf = (supplier: Supplier | null, { lotId }: Typed) =>
  supplier?.lots.find(({ id }) => id === lotId)?.agreement ?? null;

/** One weighing: its id, what is typed, and whom the server knows by what they showed. */
export const useWeighing = (gate: Gate, begins: Typed) => {
  const words = useWords();
  const [id] = useState(newId);
  const [typed, setTyped] = useState(begins);
  const [isFromScale, setFromScale] = useState(false);
  const [supplier, setSupplier] = useState<Supplier | null>(null);
  const [isKnown, setKnown] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** With a lot comes what it is: its crop and grade stand in the form, to be changed by what the clerk sees. */
  const takeLot = (lotId: string): void => {
    const lot = supplier?.lots.find((one) => one.id === lotId);
    const said = lot === undefined ? {} : { crop: lot.crop, ...(lot.grade === 'ungraded' ? {} : { grade: lot.grade }) };
    setTyped((before) => ({ ...before, ...said, lotId }));
  };
  const change = (field: keyof Typed, value: string): void => {
    if (field === 'gross') setFromScale(false);
    if (field === 'shown') setSupplier(null);
    if (field === 'lotId') return takeLot(value);
    if (field === 'name') setKnown(false);
    setTyped((before) => ({ ...before, [field]: value }));
  };
  const take = (field: 'gross' | 'tare', grams: number): void => {
    setTyped((before) => ({ ...before, [field]: String(grams / 1000) }));
    if (field === 'gross') setFromScale(true);
  };
  const find = async (): Promise<void> => {
    const found = await call(findSupplier, { companyId: gate.id, by: typed.shown });
    setSupplier(found.ok ? found.value : null);
    setTyped((before) => ({ ...before, lotId: '' }));
    setProblem(found.ok ? null : failureWords(found.failure, words));
    if (found.ok) setTyped((before) => ({ ...before, name: found.value.name }));
  };
  return { id, typed, change, take, find, supplier, isKnown, setKnown, problem, isFromScale };
};

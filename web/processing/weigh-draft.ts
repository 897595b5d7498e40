import {
  isCalibratedOn,
  reckon,
  termsOf,
  type Arrival,
  type DeliveryDraft,
  type Formula,
  type Gate,
  type Scale,
  type Terms,
} from '@shuka/domain/processing';
import { grades } from '@shuka/domain/lots';
import { momentOf } from '#kit/first-moment.ts';
import { today } from '#kit/today.ts';
import { shownBy } from './shown-by.ts';
import { typedKilograms, typedShare } from './typed-measures.ts';
import type { Typed } from './use-weighing.ts';

const noTerms: Terms = {
  moistureBase: 0,
  moistureTaken: 0,
  foreignBase: 0,
  foreignTaken: 0,
  moistureMost: 0,
  roundGrams: 1,
  rounding: 'down',
  koboPerKilogram: 0,
};

type Weighing = {
  readonly id: string;
  readonly gate: Gate;
  readonly formula: Formula | null;
  readonly arrival: Arrival | null;
  readonly replaces: string | null;
  readonly keeperId: string | null;
  readonly isFromScale: boolean;
  readonly agreement: Agreement | null;
};

export const measuredOf = ({ gross, tare, moisture, foreign }: Typed) => ({
  grossGrams: typedKilograms(gross),
  tareGrams: typedKilograms(tare === '' ? '0' : tare),
  moisture: moisture.trim() === '' ? Number.NaN : typedShare(moisture),
  foreign: typedShare(foreign),
});

type Agreement = { readonly id: string; readonly koboPerKilogram: number };

/** What the formula says of what is typed, at the price that was agreed; null for what the mill does not buy. */
export const typedTerms = (
  formula: Formula | null,
  { crop, grade }: Typed,
  agreement: Agreement | null = null,
): Terms | null => {
  const terms = formula === null ? null : termsOf(formula, crop, grade);
  return terms === null || agreement === null ? terms : { ...terms, koboPerKilogram: agreement.koboPerKilogram };
};

/** The delivery as typed; what is missing is refused beside its field. */
export const weighDraft = (typed: Typed, receipt: string, weighing: Weighing): DeliveryDraft => {
  const { id, gate, formula, arrival, replaces, isFromScale, agreement } = weighing;
  const terms = typedTerms(formula, typed, agreement) ?? noTerms;
  const measured = measuredOf(typed);
  const isWhole = Object.values(measured).every((value) => Number.isSafeInteger(value) && value >= 0);
  const { payableGrams, amountKobo } = isWhole ? reckon(measured, terms) : { payableGrams: 0, amountKobo: 0 };
  return {
    id,
    companyId: gate.id,
    receipt,
    arrivalId: arrival?.id ?? null,
    weighedAt: momentOf(id),
    scaleId: typed.scaleId,
    readBy: isFromScale ? 'scale' : 'typed',
    crop: typed.crop,
    grade: grades.find((grade) => grade === typed.grade) ?? ('' as 'ungraded'), // refused beside its field
    keeperId: weighing.keeperId,
    name: typed.name,
    ...shownBy(typed.shown),
    lotId: typed.lotId === '' ? null : typed.lotId,
    ...measured,
    formulaId: formula?.id ?? '',
    terms,
    payableGrams,
    amountKobo,
    replaces,
    agreementId: agreement?.id ?? null,
    note: '',
  };
};

/** What the gate itself refuses before anything is kept: each field with the catalogue entry that says why. */
export const refusedAtGate = (typed: Typed, scales: readonly Scale[], formula: Formula | null) => {
  const scale = scales.find(({ id }) => id === typed.scaleId);
  const refused: Record<string, string> = {};
  if (scale === undefined) refused['scaleId'] = 'weigh.scaleRequired';
  else if (!isCalibratedOn(scale, today())) refused['scaleId'] = 'weigh.notCalibrated';
  else if (typedKilograms(typed.gross) > scale.capacityKilograms * 1000) refused['grossGrams'] = 'weigh.aboveCapacity';
  if (typed.grade !== '' && typedTerms(formula, typed) === null) refused['grade'] = 'weigh.notBought';
  return refused;
};

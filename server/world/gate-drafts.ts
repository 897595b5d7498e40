import {
  reckon,
  type ArrivalDraft,
  type DeliveryDraft,
  type FormulaDraft,
  type ScaleDraft,
  type Terms,
} from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertFormula, insertScaleWord } from '#processing';
import { insertShiftEntry } from '#relations';
import { inTransaction, type Pool } from '#kit/db.ts';
import { mill } from './companies.ts';
import { people } from './people.ts';

/* The gate of Danjuma's mill in tests: a scale, prices, and what is weighed there. */

const { danjuma } = people;
const { companyId } = mill;

export const scaleDraft = (change: Partial<ScaleDraft> = {}): ScaleDraft => ({
  id: newId(),
  companyId,
  scaleId: newId(),
  name: 'Gate scale',
  capacityKilograms: 2000,
  calibratedOn: '2026-01-10',
  validUntil: '2026-12-31',
  certificate: 'WM/KN/118',
  isRetired: false,
  ...change,
});

/** Above 13 % moisture each point takes 1.2 % of the weight; above 1 % foreign matter each takes 1 %. */
export const terms: Terms = {
  moistureBase: 1300,
  moistureTaken: 120,
  foreignBase: 100,
  foreignTaken: 100,
  moistureMost: 2500,
  roundGrams: 500,
  rounding: 'down',
  koboPerKilogram: 45_000,
};

export const formulaDraft = (koboPerKilogram = terms.koboPerKilogram, change: Partial<FormulaDraft> = {}) => {
  const { koboPerKilogram: _, ...deductions } = terms;
  const prices = [
    { grade: 'grade-1' as const, koboPerKilogram },
    { grade: 'grade-2' as const, koboPerKilogram: koboPerKilogram - 5000 },
  ];
  const lines = ['Maize', 'Sorghum'].map((crop) => ({ crop, ...deductions, prices }));
  return { id: newId(), companyId, lines, note: '', ...change };
};

export type Gate = { readonly scaleId: string; readonly formulaId: string };

/** Opens the gate past the screens, as one that stood open before: with ids that are always the same, where those are given. */
export const openGateIn = async (
  pool: Pool,
  scale: Partial<ScaleDraft>,
  since: Date,
  formulaId = newId(),
): Promise<Gate> => {
  const { accountId } = danjuma;
  const said = scaleDraft(scale);
  const opened = { act: 'opened', byId: accountId, onId: accountId, trucks: null, bags: null, note: '' } as const;
  await inTransaction(pool, async (db) => {
    await insertShiftEntry(db, { ...opened, id: newId(), companyId, number: 1, at: since });
    await insertScaleWord(db, said, accountId, since);
    await insertFormula(db, { ...formulaDraft(), id: formulaId }, accountId, since);
  });
  return { scaleId: said.scaleId, formulaId };
};

let receipts = 0;

export const nextNumber = (): string => {
  receipts += 1;
  return `TEST00-${String(receipts).padStart(4, '0')}`;
};

/** Half a ton of somewhat wet maize that somebody brings, whom nobody knows; its sum as its terms make it. */
export const deliveryDraft = ({ scaleId, formulaId }: Gate, change: Partial<DeliveryDraft> = {}): DeliveryDraft => {
  const draft = {
    id: newId(),
    companyId,
    receipt: nextNumber(),
    arrivalId: null,
    weighedAt: '2026-06-01T08:00:00.000Z',
    scaleId,
    readBy: 'typed' as const,
    crop: 'Maize',
    grade: 'grade-1' as const,
    keeperId: null,
    name: 'Sule of Bichi',
    phone: '',
    cardCode: '',
    lotId: null,
    grossGrams: 520_000,
    tareGrams: 20_000,
    moisture: 1500,
    foreign: 150,
    formulaId,
    terms,
    replaces: null,
    agreementId: null,
    note: '',
    ...change,
  };
  const { payableGrams, amountKobo } = reckon(draft, draft.terms);
  return { ...draft, payableGrams, amountKobo, ...change };
};

export const arrivalDraft = (change: Partial<ArrivalDraft> = {}): ArrivalDraft => ({
  id: newId(),
  companyId,
  keeperId: null,
  name: 'Sule of Bichi',
  phone: '',
  cardCode: '',
  crop: 'Maize',
  vehicle: 'KMC 118 XA',
  formulaId: null,
  arrivedAt: '2026-06-01T07:40:00.000Z',
  ...change,
});

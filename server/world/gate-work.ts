import { reckon, type ArrivalDraft, type DeliveryDraft } from '@shuka/domain/processing';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertArrival, insertDelivery, insertFormula, insertPayment, insertScaleWord } from '#processing';
import type { Db } from '#kit/db.ts';
import { accountIdOf } from './caseload-ids.ts';
import { staffers } from './companies.ts';
import { arrivalDraft, deliveryDraft, formulaDraft, scaleDraft, type Gate } from './gate-drafts.ts';
import { people } from './people.ts';

const clerkId = staffers.zainab.accountId;
const hour = 3_600_000;

type Brought = Partial<DeliveryDraft> & { readonly hoursAgo: number; readonly isPaid?: boolean };

/** What came in: two farmers whom Chidi looks after, and walk-ins; wet, dry and of two grades. */
const brought = (): readonly Brought[] => [
  { hoursAgo: 52, name: 'Sani Lawal', grossGrams: 1_240_000, tareGrams: 40_000, moisture: 1310, isPaid: true },
  {
    hoursAgo: 27,
    name: 'Khadija',
    keeperId: accountIdOf('khadija'),
    grossGrams: 412_000,
    moisture: 1480,
    isPaid: true,
  },
  { hoursAgo: 26, name: 'Malam Audu', grossGrams: 655_000, moisture: 1620, grade: 'grade-2' },
  { hoursAgo: 3, name: 'Amina Yusuf', keeperId: people.amina.accountId, grossGrams: 318_000, moisture: 1390 },
  { hoursAgo: 2, name: 'Hajiya Talle', grossGrams: 890_000, tareGrams: 30_000, moisture: 1270, isPaid: true },
];

const loadDelivery = async (db: Db, gate: Gate, scaleWordId: string, number: number, one: Brought, now: Date) => {
  const { hoursAgo, isPaid = false, ...change } = one;
  const at = new Date(now.getTime() - hoursAgo * hour);
  const receipt = `DEM0GT-${String(number).padStart(4, '0')}`;
  const asked = deliveryDraft(gate, { ...change, receipt, weighedAt: at.toISOString() });
  const price = asked.grade === 'grade-2' ? asked.terms.koboPerKilogram - 5000 : asked.terms.koboPerKilogram;
  const terms = { ...asked.terms, koboPerKilogram: price };
  const { payableGrams, amountKobo } = reckon(asked, terms);
  const draft = { ...asked, terms, payableGrams, amountKobo };
  await insertDelivery(db, { draft, scaleWordId, clerkId, now: at });
  if (!isPaid) return;
  const paid = { id: newId(), deliveryId: draft.id, way: 'cash', toName: draft.name, amountKobo };
  await insertPayment(db, { ...paid, paidAt: new Date(at.getTime() + hour / 2).toISOString() }, clerkId, at);
};

/** In the demo alone: the gate of Danjuma's mill in the days before now, and two who wait there. */
export const loadGateWork = async (db: Db, now: Date): Promise<void> => {
  const owner = people.danjuma.accountId;
  const opened = new Date(now.getTime() - 60 * hour);
  const today = dayOf(now);
  const scale = scaleDraft({ calibratedOn: addDays(today, -40), validUntil: addDays(today, 320) });
  const formula = formulaDraft();
  await insertScaleWord(db, scale, owner, opened);
  await insertFormula(db, formula, owner, opened);
  const gate = { scaleId: scale.scaleId, formulaId: formula.id };
  for (const [place, one] of brought().entries()) await loadDelivery(db, gate, scale.id, place + 1, one, now);
  const waits = (change: Partial<ArrivalDraft>, minutesAgo: number) => {
    const arrivedAt = new Date(now.getTime() - minutesAgo * 60_000);
    const draft = arrivalDraft({ formulaId: formula.id, arrivedAt: arrivedAt.toISOString(), ...change });
    return insertArrival(db, draft, clerkId, arrivedAt);
  };
  await waits({ name: 'Ibrahim', keeperId: accountIdOf('ibrahim') }, 40);
  await waits({ name: 'Sule of Bichi', vehicle: 'KMC 118 XA' }, 15);
};

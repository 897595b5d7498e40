import { ownWeighing, type Harvest, type HarvestDraft, type Season, type Weight } from '@shuka/domain/seasons';
import { exactUnits, type HarvestUnit } from '@shuka/domain/settings';
import { typedNumber } from './land.ts';

/** What a person says of a harvest on the form, as typed. */
export type HarvestEntry = {
  readonly harvestedOn: string;
  readonly quantity: string;
  readonly unit: HarvestUnit;
  /** Which of the offered weights; `own` for one they weighed themselves. */
  readonly choice: number | 'own';
  readonly ownKilograms: string;
  readonly ownMarket: string;
  readonly ownDate: string;
};

type Said = Pick<Harvest, 'harvestedOn' | 'quantity' | 'unit' | 'kilogramsPerUnit' | 'calibration'>;

/** Where the form begins: empty, or with what a record says. */
export const startOf = (held: Said | null, today: string): HarvestEntry => ({
  harvestedOn: held?.harvestedOn ?? today,
  quantity: held === null ? '' : String(held.quantity),
  unit: held?.unit ?? 'bag-100kg',
  choice: 0,
  ownKilograms: '',
  ownMarket: '',
  ownDate: today,
});

/** The weights to choose from; a record that is corrected offers its own first. */
export const offeredWeights = (held: Said | null, unit: HarvestUnit, weights: readonly Weight[]): Weight[] => {
  if (held === null || held.unit !== unit || exactUnits[unit] !== undefined) return [...weights];
  const { kilogramsPerUnit, calibration } = held;
  const others = weights.filter(
    (one) => one.kilogramsPerUnit !== kilogramsPerUnit || one.calibration.source !== calibration.source,
  );
  return [{ kilogramsPerUnit, calibration, isEstimate: false }, ...others];
};

const weightOf = (entry: HarvestEntry, weights: readonly Weight[]): Omit<Weight, 'isEstimate'> => {
  const exact = exactUnits[entry.unit];
  const itself = { market: '', date: entry.harvestedOn, source: 'the unit itself' };
  if (exact !== undefined) return { kilogramsPerUnit: exact, calibration: itself };
  const chosen = entry.choice === 'own' ? undefined : weights[entry.choice];
  if (chosen !== undefined) return chosen;
  return {
    kilogramsPerUnit: typedNumber(entry.ownKilograms) ?? Number.NaN,
    calibration: { market: entry.ownMarket, date: entry.ownDate, source: ownWeighing },
  };
};

/** What was typed and is no number as we read them: the form says how to write it. */
export const unreadNumbers = ({ quantity, unit, choice, ownKilograms }: HarvestEntry): Record<string, string> => {
  const isUnread = (text: string): boolean => Number.isNaN(typedNumber(text));
  const isOwn = choice === 'own' && exactUnits[unit] === undefined;
  return {
    ...(isUnread(quantity) ? { quantity: 'seasons.numberWrong' } : {}),
    ...(isOwn && isUnread(ownKilograms) ? { kilogramsPerUnit: 'seasons.numberWrong' } : {}),
  };
};

/** The draft of a record: what is no number comes out as NaN, which the contract refuses beside its field. */
export const harvestDraftOf = (
  entry: HarvestEntry,
  weights: readonly Weight[],
  {
    id,
    season,
    corrects,
    note,
  }: { id: string; season: Pick<Season, 'id' | 'farmId' | 'keeperId'>; corrects: string | null; note: string },
): HarvestDraft => {
  const { kilogramsPerUnit, calibration } = weightOf(entry, weights);
  return {
    id,
    seasonId: season.id,
    farmId: season.farmId,
    keeperId: season.keeperId,
    harvestedOn: entry.harvestedOn,
    quantity: typedNumber(entry.quantity) ?? Number.NaN,
    unit: entry.unit,
    kilogramsPerUnit,
    calibration,
    note,
    corrects,
  };
};

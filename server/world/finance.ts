import { correctedEntry, newEntry, type EntryDraft } from '@shuka/domain/finance';
import { insertEntry } from '#finance';
import type { Db } from '#kit/db.ts';
import { farms } from './farms.ts';
import { people } from './people.ts';
import { seasons } from './seasons.ts';

/*
 * Round sums as they were around Kano in the dry season of 2025/26, for a small plot. Fertiliser: NPK at ₦52,000 a bag of
 * 50 kg (NAERLS, Wet Season Agricultural Performance Survey 2025). Maize at ₦42,000 a bag of 100 kg: below the ₦53,000 of
 * Dawanau market in 2024 (Voice of Nigeria), since the same survey saw prices fall. Days of work at ₦3,500, a guess.
 */
type WorldEntry = Pick<EntryDraft, 'category' | 'description' | 'happenedOn' | 'seasonId'> & {
  readonly keeper: 'amina' | 'musa';
  readonly naira: number;
};

const [dry = null, , rains = null] = seasons.map(({ id }) => id);

const amina = { keeper: 'amina', seasonId: dry } as const;
const musa = { keeper: 'musa', seasonId: null } as const;

export const entries: readonly WorldEntry[] = [
  { ...amina, category: 'seed', description: 'Maize seed, 20 kg', happenedOn: '2025-11-29', naira: 32_000 },
  { ...amina, category: 'labour', description: 'Ridges, 4 people', happenedOn: '2025-12-01', naira: 28_000 },
  { ...amina, category: 'fertiliser', description: 'NPK 15-15-15, 1 bag', happenedOn: '2025-12-15', naira: 52_000 },
  { ...amina, category: 'herbicide', description: '2 bottles', happenedOn: '2025-12-20', naira: 13_000 },
  { ...amina, category: 'labour', description: 'Weeding, 5 people', happenedOn: '2025-12-28', naira: 35_000 },
  { ...amina, category: 'fertiliser', description: 'NPK 15-15-15, 1 bag', happenedOn: '2026-01-08', naira: 52_000 },
  { ...amina, category: 'other-input', description: 'Petrol for the pump', happenedOn: '2026-01-15', naira: 24_000 },
  { ...amina, category: 'pesticide', description: 'Against armyworm', happenedOn: '2026-01-22', naira: 9_600 },
  { ...amina, category: 'family-labour', description: 'Harvest, 20 days', happenedOn: '2026-03-14', naira: 50_000 },
  { ...amina, category: 'transport', description: 'To Dawanau', happenedOn: '2026-03-16', naira: 9_000 },
  { ...amina, category: 'produce-sale', description: '8 bags of maize', happenedOn: '2026-03-16', naira: 336_000 },
  { ...amina, category: 'by-product', description: 'Maize stalks', happenedOn: '2026-03-30', naira: 18_000 },
  { ...amina, category: 'produce-sale', description: '1 bag of maize', happenedOn: '2026-04-06', naira: 42_000 },
  { ...amina, category: 'tax', description: 'Market levy', happenedOn: '2026-03-16', naira: 1_000, seasonId: null },
  { ...amina, category: 'seed', description: 'Maize seed', happenedOn: '2026-04-25', naira: 48_000, seasonId: rains },
  {
    ...amina,
    category: 'labour',
    description: 'Tractor, ridges',
    happenedOn: '2026-04-27',
    naira: 65_000,
    seasonId: rains,
  },
  { ...musa, category: 'produce-sale', description: '6 bags of sorghum', happenedOn: '2026-01-20', naira: 210_000 },
  { ...musa, category: 'transport', description: 'To Soba market', happenedOn: '2026-01-20', naira: 7_500 },
  { ...musa, category: 'fertiliser', description: 'Urea, 2 bags', happenedOn: '2026-04-30', naira: 87_000 },
];

const idOf = (number: number): string => `0193a000-0009-7000-8000-${String(number).padStart(12, '0')}`;

const draftOf = ({ keeper, naira, ...said }: WorldEntry, number: number): EntryDraft => ({
  ...said,
  id: idOf(number),
  keeperId: people[keeper].accountId,
  farmId: farms.find((farm) => farm.keeper === keeper)?.id ?? null,
  kind: ['produce-sale', 'by-product'].includes(said.category) ? 'income' : 'expense',
  amountKobo: naira * 100,
});

/** Loads the books of the demo world; one sum of Amina's was set right, one was written twice and cancelled. */
export const loadFinance = async (db: Db, bornAt: Date): Promise<void> => {
  for (const [place, one] of entries.entries()) await insertEntry(db, newEntry(draftOf(one, place + 1), {}, bornAt));
  const [seed, , , , weeding] = entries;
  if (seed === undefined || weeding === undefined) return;
  const mistyped = newEntry({ ...draftOf(weeding, 101), amountKobo: 350_000 }, {}, bornAt);
  const twice = newEntry(draftOf(seed, 103), {}, bornAt);
  for (const entry of [mistyped, twice]) await insertEntry(db, entry);
  const standing = { isCorrected: false };
  await insertEntry(
    db,
    correctedEntry(
      { ...standing, entry: mistyped },
      draftOf({ ...weeding, naira: 17_500, description: 'Weeding again, 5 people' }, 102),
      false,
      bornAt,
    ),
  );
  await insertEntry(db, correctedEntry({ ...standing, entry: twice }, draftOf(seed, 104), true, bornAt));
};

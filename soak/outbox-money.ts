import { addEntry, correctEntry } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { submitReport, type EntryOfLine, type ReportDraft } from '@shuka/domain/reports';
import { enter, meet, type Hands } from './outbox-hands.ts';

type Where = { readonly farmId: string; readonly seasonId: string; readonly keeperId: string };

const kept = async ({ amina, chidi }: Hands, { farmId, seasonId, keeperId }: Where): Promise<void> => {
  const sold = {
    id: newId(),
    keeperId,
    farmId,
    seasonId,
    kind: 'income',
    category: 'produce-sale',
    description: 'Two bags at Bichi market, ₦ in hand',
    amountKobo: 12_500_050,
    happenedOn: '2026-05-31',
  };
  const ofNoFarm = { ...sold, farmId: null, seasonId: null, kind: 'expense', description: '' };
  const tax = { ...ofNoFarm, id: newId(), category: 'tax', amountKobo: 1 };
  await enter(amina, addEntry, sold);
  await enter(amina, addEntry, tax);
  await enter(amina, correctEntry, {
    ...sold,
    id: newId(),
    entryId: sold.id,
    isCancelled: false,
    amountKobo: 12_600_000,
  });
  await enter(amina, correctEntry, { ...tax, id: newId(), entryId: tax.id, isCancelled: true });
  await enter(chidi, addEntry, { ...ofNoFarm, id: newId(), farmId, category: 'transport', amountKobo: 350_000 });
};

const line = (priceKobo: number, quantity: number) => ({ priceKobo, quantity });

const reportOf = ({ farmId, seasonId, keeperId }: Where): ReportDraft => ({
  id: newId(),
  farmId,
  keeperId,
  seasonId,
  costs: {
    seed: line(950_000, 4),
    labour: line(350_000, 24.5),
    fertiliser: line(0, 0),
    herbicide: line(0, 0),
    pesticide: line(0, 0),
    others: line(1_500_000, 1),
  },
  familyLabour: { days: 12, dayPriceKobo: 200_000 },
  budgetKobo: 20_000_000,
  harvest: { bags: 10.5, bagsToSell: 6 },
  inspection: { inspectionType: 'mid-season', inspectionCompleted: true },
  farmReport: {
    reportTitle: 'Millet at knee height',
    reportCategory: 'crop-growth',
    reportZone: 'Kano north',
    reportDescription: 'Even stand, few weeds.\nRain came late.',
    reportDate: '2026-05-28',
    cropType: 'Millet',
    reportLocation: 'Gwarzo, Kano',
  },
  photoIds: [],
  entriesInBook: true,
  entries: (['seed', 'labour', 'others', 'familyLabour'] as const).map((name): EntryOfLine => ({
    line: name,
    id: newId(),
    corrects: null,
  })),
  corrects: null,
});

/** The second takes the place of the first: dearer seed, and the other costs were none. */
const reported = async ({ amina, chidi }: Hands, where: Where, photoIds: readonly string[]): Promise<void> => {
  const first = { ...reportOf(where), photoIds: [...photoIds] };
  await enter(amina, submitReport, first);
  const [seed, , others] = first.entries;
  if (seed === undefined || others === undefined) throw new Error('a report has no entries');
  await enter(amina, submitReport, {
    ...first,
    id: newId(),
    costs: { ...first.costs, seed: line(1_000_000, 4), others: line(0, 0) },
    entries: [
      { line: 'seed', id: newId(), corrects: { entryId: seed.id, amountKobo: 3_800_000 } },
      { line: 'others', id: newId(), corrects: { entryId: others.id, amountKobo: 1_500_000 } },
      ...(['labour', 'familyLabour'] as const).map((name, place) => ({
        line: name,
        id: newId(),
        corrects: { entryId: first.entries[place * 2 + 1]?.id ?? '', amountKobo: place === 0 ? 8_575_000 : 2_400_000 },
      })),
    ],
    corrects: first.id,
  });
  const bare = {
    familyLabour: null,
    budgetKobo: null,
    harvest: null,
    seasonId: null,
    entriesInBook: false,
    entries: [],
  };
  await enter(chidi, submitReport, { ...reportOf(where), ...bare });
};

/** The book of a season, corrected and cancelled, and its reports with what they write into that book. */
export const countedMoney = async (hands: Hands, where: Where, photoIds: readonly string[]): Promise<void> => {
  await kept(hands, where);
  await reported(hands, where, photoIds);
  await meet(hands);
};

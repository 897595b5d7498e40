import type { Farm } from '@shuka/domain/farms';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { stateName, zoneOf } from '@shuka/domain/kit/state-names.ts';
import { lineFields, type Fields, type ReportDraft } from '@shuka/domain/reports';

/** The six zones of Nigeria by their English names, which reports keep. */
export const zoneNames = {
  NC: 'North Central',
  NE: 'North East',
  NW: 'North West',
  SE: 'South East',
  SS: 'South South',
  SW: 'South West',
} as const;

/** Naira as typed: '1500' or '1500.50'. */
const nairaText = (kobo: number): string => (kobo % 100 === 0 ? String(kobo / 100) : (kobo / 100).toFixed(2));

/** What a new report of a farm begins with: what the farm itself tells. */
export const fieldsOfFarm = (farm: Farm, seasonId: string | null, now: Date): Fields => ({
  seasonId: seasonId ?? '',
  cropType: farm.crop,
  reportLocation: `${farm.lga}, ${stateName(farm.stateCode)}`,
  reportZone: zoneNames[zoneOf(farm.stateCode)],
  reportDate: dayOf(now),
});

type Said = Pick<
  ReportDraft,
  'costs' | 'familyLabour' | 'budgetKobo' | 'harvest' | 'inspection' | 'farmReport' | 'seasonId'
>;

/** A report as the fields of the form. */
export const fieldsOfReport = (said: Said): Fields => {
  const fields: Record<string, string> = { ...said.farmReport, seasonId: said.seasonId ?? '' };
  for (const [line, { price, quantity }] of Object.entries(lineFields)) {
    const held = said.costs[line as keyof typeof lineFields]; // its keys are those of the costs
    fields[price] = nairaText(held.priceKobo);
    fields[quantity] = String(held.quantity);
  }
  if (said.familyLabour !== null) {
    fields['familyValued'] = 'yes';
    fields['familyDays'] = String(said.familyLabour.days);
    fields['familyDayPrice'] = nairaText(said.familyLabour.dayPriceKobo);
  }
  if (said.budgetKobo !== null) fields['budget'] = nairaText(said.budgetKobo);
  if (said.harvest !== null) {
    fields['bags'] = String(said.harvest.bags);
    fields['bagsToSell'] = String(said.harvest.bagsToSell);
  }
  fields['inspectionType'] = said.inspection.inspectionType;
  fields['inspectionCompleted'] = said.inspection.inspectionCompleted ? 'yes' : '';
  return fields;
};

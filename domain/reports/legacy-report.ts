import { dayOf, isDay } from '#kit/day.ts';
import { inspectionTypes, reportCategories } from './model.ts';
import { lineFields, type Fields } from './typed-report.ts';

type Loose = Readonly<Record<string, unknown>>;

const loose = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const key = (text: string): string => text.toLowerCase().replace(/[\s_]+/g, '-');

/** The day it says, else that of its id, which was the time it was made in milliseconds. */
const dayIn = (said: unknown, id: unknown): string => {
  const day = textOf(said).slice(0, 10);
  if (isDay(day)) return day;
  const madeAt = Number(id);
  return Number.isFinite(madeAt) && madeAt >= Date.UTC(2015, 0) && madeAt < Date.UTC(2100, 0)
    ? dayOf(new Date(madeAt))
    : '';
};

/**
 * A report as an earlier product kept it in the browser ({ farmingCostForm, inspection, farmReport, id }), as the fields
 * of today's form. What it lacks is left empty, to be refused beside its field; a category we do not have is kept in the
 * description.
 */
export const fieldsOfLegacy = (record: unknown): Fields => {
  const { farmingCostForm, inspection, farmReport, id } = loose(record);
  const [costs, inspected, said] = [loose(farmingCostForm), loose(inspection), loose(farmReport)];
  const fields: Record<string, string> = {};
  for (const { price, quantity } of Object.values(lineFields))
    for (const name of [price, quantity]) fields[name] = textOf(costs[name]);
  for (const name of ['reportTitle', 'reportZone', 'reportDescription', 'cropType', 'reportLocation'])
    fields[name] = textOf(said[name]);
  const category = textOf(said['reportCategory']);
  const known = reportCategories.find((one) => one === key(category));
  fields['reportCategory'] = known ?? 'other';
  if (known === undefined && category !== '')
    fields['reportDescription'] = `${fields['reportDescription'] ?? ''}\n${category}`.trim();
  fields['reportDate'] = dayIn(said['reportDate'], id);
  const type = textOf(inspected['inspectionType']);
  fields['inspectionType'] = inspectionTypes.find((one) => one === key(type)) ?? '';
  fields['inspectionCompleted'] = inspected['inspectionCompleted'] === true ? 'yes' : '';
  return fields;
};

import * as z from 'zod/mini';
import { fieldsOfLegacy, newReport, reportDraft, saidIn, submitReport } from '@shuka/domain/reports';
import { endpointOf } from '@shuka/domain/kit/act-version.ts';
import type { NewAct } from './acts.ts';

/** A farm of before with the id it gets here; `waits` while it needs a person first. */
export type LegacyFarm = { readonly record: unknown; readonly farmId: string; readonly waits: boolean };

const fieldIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const same = (one: unknown, other: unknown): boolean => {
  const [left, right] = [one, other].map((value) => (typeof value === 'string' ? value.trim().toLowerCase() : ''));
  return left !== '' && left === right;
};

/** The reports a farm of before lists itself (spec, section 3: `reports` on the report side). */
export const reportsListed = ({ record }: LegacyFarm): unknown[] => {
  const listed = fieldIn(record, 'reports');
  return Array.isArray(listed) ? listed : [];
};

const lists = (farm: LegacyFarm, report: unknown): boolean => {
  const [id, text] = [fieldIn(report, 'id'), JSON.stringify(report)];
  return reportsListed(farm).some(
    (one) => one === id || (id !== undefined && fieldIn(one, 'id') === id) || JSON.stringify(one) === text,
  );
};

/** Old reports name no farm: it is the one that lists the report, the one at the place it tells, or the only one. */
const farmOf = (report: unknown, farms: readonly LegacyFarm[]): LegacyFarm | null => {
  const listing = farms.find((farm) => lists(farm, report));
  if (listing !== undefined) return listing;
  const said = fieldIn(report, 'farmReport');
  const near = farms.filter(({ record }) => same(fieldIn(record, 'location'), fieldIn(said, 'reportLocation')));
  const [first] = near.length > 0 ? near : farms;
  return near.length === 1 || farms.length === 1 ? (first ?? null) : null;
};

const isWhole = (draft: unknown, owner: string, now: number): boolean => {
  const parsed = z.safeParse(reportDraft, draft);
  if (!parsed.success) return false;
  try {
    return newReport(parsed.data, owner, new Date(now)).id !== '';
  } catch {
    return false; // a rule refuses it
  }
};

const issueOf = (code: string) => ({ issue: { code, title: '', fields: [] } });

type Around = { readonly owner: string; readonly now: number };

/**
 * A report of before as an act: submitted where it says enough and its farm is known, else kept for a person with all
 * it said. It is not written into the book: nobody was asked.
 */
export const reportAct = (
  before: unknown,
  id: string,
  farms: readonly LegacyFarm[],
  { owner, now }: Around,
): NewAct => {
  const farm = farmOf(before, farms);
  const more = { id, keeperId: owner, photoIds: [], entriesInBook: false, entries: [], corrects: null };
  const draft = { ...saidIn(fieldsOfLegacy(before)), ...more, farmId: farm?.farmId };
  const act = { key: id, endpoint: endpointOf(submitReport), savedAt: now };
  if (!isWhole(draft, owner, now)) {
    const input = { id, keeperId: owner, ...(farm === null ? {} : { farmId: farm.farmId }), before };
    return { ...act, input, ...issueOf('from-before') };
  }
  return { ...act, input: draft, ...(farm?.waits === true ? issueOf('not-found') : {}) };
};

import type { FarmerRow, Profile } from '@shuka/domain/accounts';
import type { Farm } from '@shuka/domain/farms';
import type { Season } from '@shuka/domain/seasons';
import { lastVisitOn, type FarmerRows, type Risk, type RiskLevel } from '@shuka/domain/extension';
import { daysBetween } from '@shuka/domain/kit/day.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';

/** A farmer in care, with what does not change from visit to visit. */
export type FarmerInCare = {
  readonly id: string;
  readonly farmer: FarmerRow;
  readonly name: string;
  /** The village they told, else the LGA of their farm; '' where neither is known. */
  readonly village: string;
  /** LGA and state. */
  readonly place: string;
  readonly crops: readonly string[];
  readonly farms: number;
};

type Rows = {
  readonly farmers: readonly FarmerRow[];
  readonly profiles: readonly Profile[];
  readonly farms: readonly Farm[];
  readonly seasons: readonly Season[];
};

const placed = (lga: string, stateCode: string): string =>
  [lga, stateCode === '' ? '' : stateName(stateCode)].filter((part) => part !== '').join(', ');

const grouped = <Row extends { readonly keeperId: string }>(rows: readonly Row[]): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.keeperId);
    if (group === undefined) groups.set(row.keeperId, [row]);
    else group.push(row);
  }
  return groups;
};

let collator: Intl.Collator | null = null;
const compare = (one: string, other: string): number =>
  (collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true })).compare(one, other);

/** Everybody a manager looks after, by last name. Crops are those of the farms and of what grows now. */
export const farmersInCare = ({ farmers, profiles, farms, seasons }: Rows, managerId: string): FarmerInCare[] => {
  const [farmsOf, seasonsOf] = [grouped(farms), grouped(seasons)];
  const profileOf = new Map(profiles.map((profile) => [profile.keeperId, profile]));
  return farmers
    .filter(({ id }) => id !== managerId)
    .map((farmer) => {
      const [profile, land] = [profileOf.get(farmer.id), farmsOf.get(farmer.id) ?? []];
      const growing = (seasonsOf.get(farmer.id) ?? []).filter(({ endedOn }) => endedOn === null);
      const lga = (profile?.lga ?? '') === '' ? (land[0]?.lga ?? '') : (profile?.lga ?? '');
      const stateCode = (profile?.stateCode ?? '') === '' ? (land[0]?.stateCode ?? '') : (profile?.stateCode ?? '');
      return {
        id: farmer.id,
        farmer,
        name: `${farmer.firstName} ${farmer.lastName}`,
        village: (profile?.location ?? '') === '' ? lga : (profile?.location ?? ''),
        place: placed(lga, stateCode),
        crops: [...new Set([...growing, ...land].map(({ crop }) => crop))],
        farms: land.length,
      };
    })
    .sort(
      ({ farmer: one }, { farmer: other }) =>
        compare(one.lastName, other.lastName) || compare(one.firstName, other.firstName),
    );
};

/** How somebody fares: when the last visit was, what waits, and how likely they are to lose. */
export type CareState = {
  readonly lastVisitOn: string | null;
  /** Whole days since then; null for never. */
  readonly days: number | null;
  readonly openIssues: number;
  readonly risk: RiskLevel;
  readonly reasons: Risk['reasons'];
};

export const careStateOf = (rows: Pick<FarmerRows, 'visits' | 'issues'>, risk: Risk, today: string): CareState => {
  const last = lastVisitOn(rows);
  return {
    lastVisitOn: last,
    days: last === null ? null : Math.max(0, daysBetween(last, today)),
    openIssues: rows.issues.filter(({ state }) => state === 'open').length,
    risk: risk.level,
    reasons: risk.reasons,
  };
};

/** Which of them are looked for; '' and null do not limit. */
export type CaseFilter = {
  readonly village: string;
  readonly crop: string;
  /** Not visited for so many days, or never. */
  readonly days: number | null;
  readonly risk: '' | Exclude<RiskLevel, 'low'>;
};

export const noFilter: CaseFilter = { village: '', crop: '', days: null, risk: '' };

export const filterCount = ({ village, crop, days, risk }: CaseFilter): number =>
  [village !== '', crop !== '', days !== null, risk !== ''].filter(Boolean).length;

/** Tells of each farmer whether a filter lets them through. */
export const passes =
  ({ village, crop, days, risk }: CaseFilter, stateOf: (id: string) => CareState) =>
  (one: FarmerInCare): boolean => {
    if (village !== '' && one.village !== village) return false;
    if (crop !== '' && !one.crops.includes(crop)) return false;
    if (days === null && risk === '') return true;
    const state = stateOf(one.id);
    return (days === null || state.days === null || state.days >= days) && (risk === '' || state.risk === risk);
  };

/** The values that occur, each with how often, the commonest first. */
export const countsOf = (values: readonly string[]): readonly (readonly [value: string, count: number])[] => {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([one, few], [other, many]) => many - few || compare(one, other));
};

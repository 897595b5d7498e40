import { riskOf, type Agent, type Issue, type Visit } from '@shuka/domain/extension';
import type { Harvest, Season } from '@shuka/domain/seasons';
import type { TaskRule } from '@shuka/domain/settings';
import { makeGroups } from '#kit/row-views.ts';
import type { Kept } from '#kit/rows.ts';
import { careStateOf, type CareState } from './caseload.ts';

export type CareLists = {
  readonly agents: readonly Kept<Agent>[];
  readonly visits: readonly Kept<Visit>[];
  readonly issues: readonly Kept<Issue>[];
  readonly seasons: readonly Kept<Season>[];
  readonly harvests: readonly Kept<Harvest>[];
};

type When = { readonly today: string; readonly rules: readonly TaskRule[] };

/**
 * How each farmer in care fares, as records come and go. A farmer is looked at when somebody asks for them, and again only
 * after a record of theirs changed: a list of a thousand draws forty.
 */
export const makeCareBook = (): ((lists: CareLists, when: When) => (farmerId: string) => CareState) => {
  const agents = makeGroups<Agent>(({ id }) => id);
  const visits = makeGroups<Visit>(({ keeperId }) => keeperId);
  const issues = makeGroups<Issue>(({ keeperId }) => keeperId);
  const seasons = makeGroups<Season>(({ keeperId }) => keeperId);
  const harvests = makeGroups<Harvest>(({ keeperId }) => keeperId);
  const known = new Map<string, CareState>();
  let last: When | null = null;
  const stateOf = (farmerId: string, { today, rules }: When): CareState => {
    const rows = {
      caredSince: agents.of(farmerId)[0]?.since.slice(0, 10) ?? null,
      visits: visits.of(farmerId),
      issues: issues.of(farmerId),
      seasons: seasons.of(farmerId),
      harvests: harvests.of(farmerId),
    };
    return careStateOf(rows, riskOf(rows, today, rules), today);
  };
  return (lists, when) => {
    const changed = [
      ...agents.follow(lists.agents),
      ...visits.follow(lists.visits),
      ...issues.follow(lists.issues),
      ...seasons.follow(lists.seasons),
      ...harvests.follow(lists.harvests),
    ];
    if (last?.today !== when.today || last.rules !== when.rules) known.clear();
    else for (const farmerId of changed) known.delete(farmerId);
    last = when;
    return (farmerId) => {
      const state = known.get(farmerId) ?? stateOf(farmerId, when);
      known.set(farmerId, state);
      return state;
    };
  };
};

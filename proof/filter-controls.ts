/* Negative controls of the filters: an answer that is not what it may be, and a parameter without a rule, must be seen. */
import * as z from 'zod/mini';
import { listPrices } from '@shuka/domain/marketplace';
import { endpoint, type Contract } from '@shuka/domain/kit/endpoint.ts';
import { contracts } from '@shuka/server/app/try-cell.ts';
import type { OpenHouse } from '@shuka/server/world/open-house.ts';
import { allowedOf, listsWithFilters, rules, unlike, withoutRule } from './access-filters.ts';
import type { Item, Look } from './filter-rules.ts';

const path = 'GET /api/listings';

const of = (id: string, koboPerKilogram: number, fromDay: string): Item => ({
  id,
  koboPerKilogram,
  crop: 'Maize',
  stateCode: 'KN',
  lga: 'Bichi',
  fromDay,
  untilDay: '2026-09-30',
});

const widest = [of('3', 500, '2026-06-01'), of('2', 400, '2026-07-01'), of('1', 600, '2026-06-01')];

/** What somebody may be told of three that are for sale. */
const allowed = async (house: OpenHouse, asked: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const rule = rules[path];
  const look: Look = { house, accountId: '', of: {} };
  return rule === undefined ? [] : allowedOf(rule, asked, look, widest);
};

/** A list that somebody gave a new filter, and no rule. */
const withNewFilter = (): ReadonlyMap<string, Contract> => {
  const input = z.strictObject({ ...(listPrices.input as z.ZodMiniObject).def.shape, grade: z.optional(z.string()) });
  return new Map([...contracts, ['GET /api/prices', endpoint({ ...listPrices, input })]]);
};

/** Each control, and whether what was planted was seen. */
export const filterControls = async (house: OpenHouse): Promise<Readonly<Record<string, boolean>>> => {
  const may = await allowed(house, { day: '2026-06-10' });
  const seen = (told: readonly string[]): boolean => unlike('', told, may) !== null;
  const cheapest = await allowed(house, { order: 'cheapest' });
  return {
    'what a filter keeps is told without a fault': may.join() === '3,1' && !seen(may),
    'an item that a filter should have left out is seen': seen(['3', '2', '1']),
    'an item that is missing is seen': seen(['3']),
    'two items in each other’s place are seen': seen(['1', '3']),
    'an item that is told twice is seen': seen(['3', '1', '1']),
    'a sort that does not sort is seen': unlike('', ['3', '2', '1'], cheapest) !== null && cheapest.join() === '2,3,1',
    'a filter of a list that no rule names is found': withoutRule(listsWithFilters(withNewFilter())).length === 1,
  };
};

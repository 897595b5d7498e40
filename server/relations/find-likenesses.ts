import * as z from 'zod/mini';
import {
  comparePair,
  isWorthReview,
  likenessKeys,
  sharedPlotPart,
  type FarmerFacts,
  type SharedThing,
} from '@shuka/domain/relations';
import { findFactsOfFarmers, findFarmersAfter, findNumberTwins, findPhoneSharers } from '#accounts';
import type { Services } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { askFor, endDue, findByKeys, keepKeys, takeDue } from './likeness-due.ts';
import { dropPair, findPartners, keepPair } from './likeness-store.ts';

/** What a slice below knows of land: other keepers of more than a part of it. */
type FindOverlapping = (db: Db, keeperId: string, part: number) => Promise<string[]>;

/** The job that compares those with others of whom something changed. */
export const likenessSearch = 'relations.likeness-search';

const thingOf = { nin: 'same-nin', vnin: null, bvn: 'same-bvn', account: 'same-bank' } as const;

/** What other accounts share with a farmer besides names and places, by account. */
const findShared = async (db: Db, farmerId: string, findOverlapping: FindOverlapping) => {
  const shared = new Map<string, SharedThing[]>();
  const add = (id: string, thing: SharedThing): unknown => shared.set(id, [...(shared.get(id) ?? []), thing]);
  for (const { id, kind } of await findNumberTwins(db, farmerId)) {
    const thing = thingOf[kind];
    if (thing !== null) add(id, thing);
  }
  for (const id of await findOverlapping(db, farmerId, sharedPlotPart)) add(id, 'same-plot');
  return shared;
};

/** Compares a farmer with all who may be the same and keeps the pairs that people should look at. */
const compareOne = async (
  { pool, clock }: Services,
  farmer: FarmerFacts,
  findOverlapping: FindOverlapping,
): Promise<void> => {
  const keys = likenessKeys(farmer);
  await keepKeys(pool, farmer.id, keys);
  const shared = await findShared(pool, farmer.id, findOverlapping);
  const near = await findByKeys(pool, farmer.id, keys);
  const sharers = await findPhoneSharers(pool, farmer.id, farmer.phone);
  const partners = await findPartners(pool, farmer.id);
  const ids = new Set([...shared.keys(), ...near, ...sharers, ...partners]);
  for (const other of await findFactsOfFarmers(pool, [...ids])) {
    const compared = comparePair(farmer, other, shared.get(other.id) ?? []);
    const [lowId = '', highId = ''] = [farmer.id, other.id].sort();
    if (isWorthReview(compared)) await keepPair(pool, { lowId, highId, ...compared }, clock.now());
    else if (partners.includes(other.id)) await dropPair(pool, lowId, highId);
  }
};

const atOnce = 50;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Compares farmers who are due, a portion at a time. Whoever is no open farmer's account is in no pair.
 * @returns how many were looked at.
 */
export const findLikenesses = async (services: Services, findOverlapping: FindOverlapping, most = 2000) => {
  let looked = 0;
  while (looked < most) {
    const due = await takeDue(services.pool, services.clock.now(), atOnce);
    if (due.length === 0) break;
    const facts = new Map((await findFactsOfFarmers(services.pool, due)).map((one) => [one.id, one]));
    for (const id of due) {
      const farmer = facts.get(id);
      if (farmer === undefined) await keepKeys(services.pool, id, []);
      else await compareOne(services, farmer, findOverlapping);
      await endDue(services.pool, id);
    }
    looked += due.length;
  }
  return looked;
};

const asked = z.object({ all: z.optional(z.boolean()) });

/** Puts every farmer on the list, a page at a time: there may be millions. */
const askForAll = async ({ pool, clock }: Services): Promise<void> => {
  for (let after: string | undefined = firstId; after !== undefined;) {
    const farmers: string[] = await findFarmersAfter(pool, after, 5000);
    await askFor(pool, farmers, clock.now());
    after = farmers.at(-1);
  }
};

export const jobsOver = (services: Services, findOverlapping: FindOverlapping): JobHandler[] => [
  {
    name: likenessSearch,
    work: async (data) => {
      if (z.parse(asked, data ?? {}).all === true) await askForAll(services);
      await findLikenesses(services, findOverlapping);
    },
  },
];

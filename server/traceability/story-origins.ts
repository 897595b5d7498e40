import { stateName } from '@shuka/domain/kit/state-names.ts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import type { OneOrigin } from '@shuka/domain/traceability';
import { findNames } from '#accounts';
import { findStoryLots, type StoryLot } from '#lots';
import { findStoryDeliveries } from '#processing';
import type { Db } from '#kit/db.ts';
import { findShown, type Behind } from './story-store.ts';

const idOf = ({ uri }: Behind): string | null => /\/lot\/([0-9a-f-]{36})$/.exec(uri)?.[1] ?? null;

/** The first names of those who agreed, by their ids. */
const firstNamesOf = async (db: Db, keeperIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const shown = await findShown(db, keeperIds);
  const people = shown.length === 0 ? [] : await findNames(db, shown);
  return new Map(people.map(({ accountId, firstName }) => [accountId, firstName]));
};

export type Grown = {
  readonly origins: readonly OneOrigin[];
  readonly certificates: readonly string[];
  readonly keeperIds: readonly string[];
};

type Keeper = { readonly keeperId: string | null };

const grownOf = (behind: readonly Behind[], lots: readonly StoryLot[]) => {
  const byId = new Map(lots.map((lot) => [lot.id, lot]));
  return behind.flatMap((thing) => {
    const lot = byId.get(idOf(thing) ?? '');
    return lot?.isOrigin === true ? [{ thing, lot }] : [];
  });
};

/** Where all that is behind a thing grew, and who of its growers let themselves be named. */
export const findGrown = async (db: Db, publicUrl: string, behind: readonly Behind[]): Promise<Grown> => {
  const own = behind.filter(({ uri }) => uri.startsWith(`${publicUrl}/lot/`));
  const ids = own.flatMap((thing) => idOf(thing) ?? []);
  const lots = ids.length === 0 ? [] : await findStoryLots(db, ids);
  const atGates = ids.length === 0 ? [] : await findStoryDeliveries(db, ids);
  const bornAtGate = atGates.filter(({ id, lotId }) => lotId === null && ids.includes(id));
  const keepers: Keeper[] = [...lots, ...bornAtGate];
  const keeperIds = [...new Set(keepers.flatMap(({ keeperId }) => keeperId ?? []))];
  const names = await firstNamesOf(db, keeperIds);
  const nameOf = ({ keeperId }: Keeper): string | null => (keeperId === null ? null : (names.get(keeperId) ?? null));
  const harvested = grownOf(own, lots).map(({ thing, lot }) => ({
    crop: lot.crop,
    place: thing.place,
    firstName: nameOf(lot),
    isFromGate: false,
    on: lot.bornOn,
  }));
  const weighed = bornAtGate.flatMap((one) => {
    const thing = own.find((other) => idOf(other) === one.id);
    if (thing === undefined || thing.bornAt === null) return [];
    const on = dayOf(new Date(thing.bornAt));
    return [{ crop: one.crop, place: thing.place, firstName: nameOf(one), isFromGate: true, on }];
  });
  return { origins: [...harvested, ...weighed], certificates: certificatesOf(lots), keeperIds };
};

const certificatesOf = (lots: readonly StoryLot[]): string[] => [
  ...new Set(lots.map(({ certificate }) => certificate).filter((text) => text !== '')),
];

/** What a company's place is called in events. */
export const placeOf = ({ lga, stateCode }: { lga: string; stateCode: string }): string =>
  `${lga}, ${stateName(stateCode)}`;

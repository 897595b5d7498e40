import { isOfPrefix, readStoryCode, storyLimits, type StoryCode } from '@shuka/domain/traceability';
import { findBatchesOf, findMakersOf, findStoryPack, findStoryPackOf, type StoryPack } from '#processing';
import type { Db } from '#kit/db.ts';
import { lotAddress, packsAddress, unitAddress } from './addresses.ts';
import { findGs1 } from './code-store.ts';
import { findNumberedUnit, findStoryThings, type StoryThing } from './story-store.ts';
import { houseId } from './thing-store.ts';

/** What a code stands for, before its story is told. */
export type StoryStart = {
  readonly at: string;
  readonly name: string;
  /** Who answers for it; null for what a farmer keeps. */
  readonly companyId: string | null;
  readonly batch: string;
  readonly isOfManyBatches: boolean;
  readonly things: readonly StoryThing[];
  readonly pack: StoryPack | null;
};

const ownerOf = ({ ownerId }: StoryThing): string | null => (ownerId === houseId ? null : ownerId);

const ofThing = (at: string, thing: StoryThing, pack: StoryPack | null, batch: string): StoryStart => ({
  at,
  name: thing.name,
  companyId: ownerOf(thing),
  batch,
  isOfManyBatches: false,
  things: [thing],
  pack,
});

/** A code on packs of one size: its newest batches, or the one that is named. */
const ofPack = async (db: Db, publicUrl: string, at: string, pack: StoryPack, batch: string): Promise<StoryStart> => {
  const { mostBatches } = storyLimits;
  const all = await findBatchesOf(db, pack.packId, mostBatches.value);
  const named = all.filter(({ jobNumber }) => batch === `J${jobNumber}` || batch === String(jobNumber));
  const shown = named.length > 0 ? named : all;
  // Under the number of GS1, or without it where the mill had no licence when they were filled.
  const uris = shown.flatMap((one) =>
    [pack.gtin, ''].map((gtin) => packsAddress(publicUrl, { ...pack, ...one, gtin })),
  );
  const things = await findStoryThings(db, uris);
  const { productName: name, companyId } = pack;
  return { at, name, companyId, batch, isOfManyBatches: named.length === 0, things, pack };
};

const ofUnit = async (db: Db, at: string, by: { id: string } | { sscc: string }): Promise<StoryStart | null> => {
  const unit = await findNumberedUnit(db, by);
  if (unit === null) return null;
  const { says: name, companyId } = unit;
  return { at, name, companyId, batch: '', isOfManyBatches: false, things: [], pack: null };
};

const ofOwnCode = async (db: Db, publicUrl: string, at: string, id: string): Promise<StoryStart | null> => {
  const [thing] = await findStoryThings(db, [lotAddress(publicUrl, id), unitAddress(publicUrl, id, '')]);
  if (thing !== undefined) {
    const unit = thing.name === '' ? await findNumberedUnit(db, { id }) : null;
    return ofThing(at, unit === null ? thing : { ...thing, name: unit.says }, null, '');
  }
  const pack = await findStoryPack(db, id);
  return pack === null ? ofUnit(db, at, { id }) : ofPack(db, publicUrl, at, pack, '');
};

/** Whose packs a number is on: of several that say it is theirs, whoever has the licence for it. */
const makerOf = async (db: Db, gtin: string): Promise<string | null> => {
  const makers = await findMakersOf(db, gtin);
  if (makers.length === 1) return makers[0] ?? null;
  for (const companyId of makers) {
    const word = await findGs1(db, companyId);
    if (word !== null && isOfPrefix(gtin, word.prefix)) return companyId;
  }
  return null;
};

const ofNumber = async (db: Db, publicUrl: string, code: StoryCode & { kind: 'gs1' }): Promise<StoryStart | null> => {
  const { at, uri, gtin, batch } = code;
  const gtin13 = gtin.startsWith('0') ? gtin.slice(1) : '';
  const [thing] = await findStoryThings(db, [uri]);
  if (thing !== undefined) {
    const owner = ownerOf(thing);
    const pack = gtin13 === '' || owner === null ? null : await findStoryPackOf(db, owner, gtin13);
    return ofThing(at, thing, pack, batch);
  }
  if (gtin === '') return ofUnit(db, at, { sscc: uri.slice(-18) });
  const maker = gtin13 === '' ? null : await makerOf(db, gtin13);
  const pack = maker === null ? null : await findStoryPackOf(db, maker, gtin13);
  return pack === null ? null : ofPack(db, publicUrl, at, pack, batch);
};

/** What a path on the public site stands for; null where nobody here made such a code. */
export const findStart = async (db: Db, publicUrl: string, path: string): Promise<StoryStart | null> => {
  const code = readStoryCode(path);
  if (code === null) return null;
  return code.kind === 'own' ? ofOwnCode(db, publicUrl, code.at, code.id) : ofNumber(db, publicUrl, code);
};

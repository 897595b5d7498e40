import { describe, expect, test } from 'vitest';
import type { Relation, Viewer } from '@shuka/domain/kit/viewer.ts';
import { codeOf, contract, viewer } from '#world/asking.ts';
import { authorizeObject, authorizeObjects, NotTheirs } from './authorize.ts';
import type { Db } from './db.ts';
import type { RelationsTo } from './route.ts';

/* Whose things are opened to whom, each rule alone. */

const db = {} as Db; // who stands how to a farm is said below, not read

const farms: Readonly<Record<string, readonly Relation[]>> = { hers: ['own'], cared: ['assigned'], foreign: [] };

/** Says how anybody stands to a farm, and remembers of which it was asked. */
const teller = (asked: string[] = []): RelationsTo =>
  (async (_db: Db, _viewer: Viewer, id: string) => {
    asked.push(id);
    return farms[id] ?? null;
  }) as RelationsTo;

const who = { farmer: 'own', 'extension-manager': 'assigned', admin: 'any' };
const aboutFarm = contract({ who, object: { kind: 'farm', idField: 'farmId' } });

const mayTouch = (farmId: string | undefined, by: Viewer | null = viewer(), about = aboutFarm, relations = teller()) =>
  codeOf(() => authorizeObject(about, by, { farmId, other: 'hers' }, db, { farm: relations }));

describe('a thing is opened', () => {
  test('to whoever stands to it as their role asks', async () => {
    expect(await mayTouch('hers')).toBe('may');
    expect(await mayTouch('cared', viewer({ roles: ['extension-manager'] }))).toBe('may');
    expect(await mayTouch('foreign', viewer({ roles: ['admin'] }))).toBe('may');
  });

  test('by no relation that belongs to another role', async () => {
    expect(await mayTouch('cared')).toBe('not-found');
    expect(await mayTouch('hers', viewer({ roles: ['extension-manager'] }))).toBe('not-found');
    expect(await mayTouch('hers', viewer({ roles: ['investor'] }))).toBe('not-found');
    expect(await mayTouch('hers', viewer({ roles: ['investor', 'farmer'] }))).toBe('may');
  });

  test('to nobody where it is not there, not even to who may see all', async () => {
    expect(await mayTouch('gone', viewer({ roles: ['admin'] }))).toBe('not-found');
    const asked: string[] = [];
    expect(await mayTouch(undefined, viewer(), aboutFarm, teller(asked))).toBe('not-found');
    expect(asked).toEqual(['']);
    expect(await codeOf(() => authorizeObject(aboutFarm, viewer(), { farmId: 'hers' }, db, {}))).toBe('not-found');
  });

  test('and what is another’s looks like what is not there, but is known apart for the audit log', async () => {
    const refusal = (farmId: string) =>
      authorizeObject(aboutFarm, viewer(), { farmId }, db, { farm: teller() }).catch((error: unknown) => error);
    const [theirs, gone] = [await refusal('foreign'), await refusal('gone')];
    expect([theirs instanceof NotTheirs, gone instanceof NotTheirs]).toEqual([true, false]);
    expect((theirs as { code: string }).code).toBe((gone as { code: string }).code);
  });

  test('without asking where a contract is about nothing, for everybody, or without a session', async () => {
    const asked: string[] = [];
    const relations = teller(asked);
    expect(await mayTouch('foreign', viewer(), contract({ who }), relations)).toBe('may');
    expect(
      await mayTouch('foreign', viewer(), contract({ who: 'signed-in', object: aboutFarm.object }), relations),
    ).toBe('may');
    expect(await mayTouch('foreign', null, aboutFarm, relations)).toBe('may');
    expect(asked).toEqual([]);
  });
});

const mayTouchAll = (
  farmIds: readonly (string | undefined)[],
  relations: RelationsTo,
  by: Viewer | null = viewer(),
  about = aboutFarm,
) =>
  codeOf(() =>
    authorizeObjects(
      about,
      by,
      farmIds.map((farmId) => ({ farmId })),
      db,
      { farm: relations },
    ),
  );

describe('many things at once are opened', () => {
  test('only where each of them would be, each asked about once', async () => {
    const asked: string[] = [];
    expect(await mayTouchAll(['hers', 'hers'], teller(asked))).toBe('may');
    expect(asked).toEqual(['hers']);
    expect(await mayTouchAll(['hers', 'foreign'], teller())).toBe('not-found');
    expect(await mayTouchAll(['hers', 'gone'], teller())).toBe('not-found');
    expect(await mayTouchAll([undefined, 'hers'], teller(asked))).toBe('not-found');
    expect(asked).toEqual(['hers', '', 'hers']);
    expect(await mayTouchAll(['cared'], teller())).toBe('not-found');
    expect(await mayTouchAll(['hers', 'cared'], teller(), viewer({ roles: ['farmer', 'extension-manager'] }))).toBe(
      'may',
    );
  });

  test('with one question, where who answers can take them all', async () => {
    const asked: (readonly string[])[] = [];
    const ofMany = async (_db: Db, _viewer: Viewer, ids: readonly string[]) => {
      asked.push(ids);
      return new Map(ids.map((id) => [id, farms[id] ?? []]));
    };
    const single = async () => {
      throw new Error('was asked one by one');
    };
    const relations = Object.assign(single, { ofMany }) as unknown as RelationsTo;
    expect(
      await mayTouchAll(['hers', 'cared', 'hers'], relations, viewer({ roles: ['farmer', 'extension-manager'] })),
    ).toBe('may');
    expect(asked).toEqual([['hers', 'cared']]);
  });

  test('without asking where a contract is about nothing, for everybody, or without a session', async () => {
    const asked: string[] = [];
    expect(await mayTouchAll(['foreign'], teller(asked), viewer(), contract({ who }))).toBe('may');
    expect(
      await mayTouchAll(['foreign'], teller(asked), viewer(), contract({ who: 'signed-in', object: aboutFarm.object })),
    ).toBe('may');
    expect(await mayTouchAll(['foreign'], teller(asked), null)).toBe('may');
    expect(asked).toEqual([]);
    expect(await codeOf(() => authorizeObjects(aboutFarm, viewer(), [{ farmId: 'hers' }], db, {}))).toBe('not-found');
  });
});

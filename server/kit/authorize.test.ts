import { describe, expect, test } from 'vitest';
import type { KeyHolder } from '@shuka/domain/kit/key-scopes.ts';
import type { Viewer } from '@shuka/domain/kit/viewer.ts';
import { codeOf, contract, viewer } from '#world/asking.ts';
import { authorizeKey, authorizeRole, checkWho, demandFreshFactor } from './authorize.ts';

/* Who may: without a server, so that each rule alone is seen to count. The whole of it is tried in app/authorization.test.ts. */

const mayCall = (who: unknown, by: Viewer | null, more: object = {}) =>
  codeOf(() => authorizeRole(contract({ who, ...more }), by));

describe('who may call', () => {
  const unproved = viewer({ isFullySignedIn: false });

  test('what is for anyone: everybody, also without a session', async () => {
    expect([await mayCall('anyone', null), await mayCall('anyone', unproved)]).toEqual(['may', 'may']);
  });

  test('what ends a sign-in: whoever began one, and nobody else', async () => {
    expect([await mayCall('signing-in', null), await mayCall('signing-in', unproved)]).toEqual([
      'not-signed-in',
      'may',
    ]);
  });

  test('what is for keys alone: no session, whosoever', async () => {
    expect([await mayCall('by-key', viewer()), await mayCall('by-key', null)]).toEqual([
      'not-signed-in',
      'not-signed-in',
    ]);
  });

  test('what is for the signed in: whoever proved their second factor too', async () => {
    expect([
      await mayCall('signed-in', null),
      await mayCall('signed-in', unproved),
      await mayCall('signed-in', viewer({ roles: [] })),
    ]).toEqual(['not-signed-in', 'second-factor-needed', 'may']);
  });

  test('what is for some roles: whoever holds one of them, among others they hold', async () => {
    const who = { 'extension-manager': 'assigned', admin: 'any' };
    expect([
      await mayCall(who, viewer()),
      await mayCall(who, viewer({ roles: ['farmer', 'admin'] })),
      await mayCall(who, viewer({ roles: ['admin'], isFullySignedIn: false })),
    ]).toEqual(['wrong-role', 'may', 'second-factor-needed']);
  });

  test('what moves money: with a factor proved a moment ago, where one is asked for', async () => {
    const asked = (factor: Viewer['factor'], freshFactor?: true) =>
      mayCall({ farmer: 'own' }, viewer({ factor }), { freshFactor });
    expect([await asked('fresh', true), await asked('not-asked', true)]).toEqual(['may', 'may']);
    expect([await asked('not-fresh', true), await asked('to-set-up', true)]).toEqual([
      'factor-not-fresh',
      'factor-to-set-up',
    ]);
    expect([await asked('not-fresh'), await asked('to-set-up')]).toEqual(['may', 'may']);
    expect(await mayCall({ admin: 'any' }, viewer({ factor: 'not-fresh' }), { freshFactor: true })).toBe('wrong-role');
  });

  test('a fresh factor is demanded of itself as well', async () => {
    expect(await codeOf(() => demandFreshFactor(viewer({ factor: 'fresh' })))).toBe('may');
    expect(await codeOf(() => demandFreshFactor(viewer({ factor: 'not-fresh' })))).toBe('factor-not-fresh');
  });
});

describe('a key', () => {
  const holder = { keyId: 'key', scopes: ['lots-read', 'prices-read'] } as unknown as KeyHolder;

  test('opens what it was made for, and says whose it is', () => {
    expect(authorizeKey('prices-read', holder)).toBe(holder);
  });

  test('opens nothing else, and none opens nothing', async () => {
    expect(await codeOf(() => authorizeKey('epcis-capture', holder))).toBe('wrong-role');
    expect(await codeOf(() => authorizeKey('prices-read', { ...holder, scopes: [] }))).toBe('wrong-role');
    expect(await codeOf(() => authorizeKey('prices-read', null))).toBe('not-signed-in');
  });
});

describe('a house does not boot', () => {
  const check = (change: object) => () => checkWho(contract(change), { farm: async () => null });

  test('with a route that does not say who may call it', () => {
    for (const said of [undefined, {}])
      expect(check({ who: said })).toThrow('farms.readFarm does not state who may call it.');
  });

  test('with a thing of which no slice knows who stands how to it', () => {
    expect(check({ who: 'signed-in', object: { kind: 'barn', idField: 'barnId' } })).toThrow(
      'farms.readFarm is about a barn, and no slice answers who stands how to one.',
    );
  });

  test('but with one that says both, or is about nothing', () => {
    expect(check({ who: { farmer: 'own' }, object: { kind: 'farm', idField: 'farmId' } })).not.toThrow();
    expect(check({ who: 'anyone' })).not.toThrow();
  });
});

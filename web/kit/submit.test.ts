import { afterEach, describe, expect, test, vi } from 'vitest';
import { registerFarm, removePlot, reviseFarm } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { refusedField } from '@shuka/domain/kit/problem.ts';
import { engine, type Engine } from './engine.ts';
import { submit } from './submit.ts';
import { world } from './world.ts';

const accountId = newId();
const draft = {
  id: newId(),
  name: ' Hill farm ',
  stateCode: 'KN',
  lga: 'Kumbotso',
  sizeBand: 'small',
  crop: 'Maize',
} as const;

const keeper = (change: Partial<Engine> = {}) => {
  const saved: unknown[] = [];
  engine.set({
    accountId,
    keeps: true,
    foresee: (contract, input) => world.preview(contract.effects ?? [], input, { accountId, now: new Date() }),
    save: async (_contract, input) => {
      saved.push(input);
      return null;
    },
    sent: async () => null,
    photo: async () => null,
    sync: async () => undefined,
    ...change,
  });
  return saved;
};

afterEach(() => {
  engine.set(null);
  world.clear();
  vi.unstubAllGlobals();
});

describe('what a person enters', () => {
  test('is kept as the contract reads it, and answered as the record it makes', async () => {
    const saved = keeper();
    const result = await submit(registerFarm, draft);
    expect(result).toMatchObject({ ok: true, value: { name: 'Hill farm', keeperId: accountId } });
    expect(saved).toEqual([{ ...draft, name: 'Hill farm' }]);
  });

  test('is refused beside its field by the schema, and by the rules of the act, and not kept', async () => {
    const saved = keeper();
    expect(await submit(registerFarm, { ...draft, name: '' })).toMatchObject({
      ok: false,
      failure: { fields: [{ field: 'name', says: 'farms.nameRequired' }] },
    });
    const strict = {
      ...reviseFarm,
      effects: [
        {
          rowType: 'farm',
          idOf: () => draft.id,
          apply: () => {
            throw refusedField('lga', 'farms.lgaUnknown');
          },
        },
      ],
    };
    expect(await submit(strict, { farmId: draft.id, was: {}, becomes: {} })).toMatchObject({
      ok: false,
      failure: { code: 'invalid', fields: [{ field: 'lga', says: 'farms.lgaUnknown' }] },
    });
    expect(saved).toEqual([]);
  });

  test('is answered as nothing when the act removes a record', async () => {
    keeper();
    expect(await submit(removePlot, { plotId: newId(), revision: 1 })).toEqual({ ok: true, value: {} });
  });

  test('goes to the server at once where nothing is kept, and the records are asked for after', async () => {
    const told: unknown[] = [];
    const sent: Engine['sent'] = async (_contract, input) => {
      told.push(input);
      return null;
    };
    keeper({ keeps: false, sent });
    const farm = { ...draft, name: 'Hill farm', keeperId: accountId, revision: 1, createdAt: '2026-11-21T12:00:00Z' };
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('Request', function request() {});
    vi.stubGlobal('fetch', async () => Response.json(farm));
    expect(await submit(registerFarm, draft)).toEqual({ ok: true, value: farm });
    expect(told).toHaveLength(1);
  });

  test('is not called done while its photo did not arrive, nor sent without it before anybody can take it', async () => {
    const unsent = { status: 0, code: 'network', title: '', fields: [], requestId: null };
    keeper({ keeps: false, sent: async () => unsent });
    const farm = { ...draft, name: 'Hill farm', keeperId: accountId, revision: 1, createdAt: '2026-11-21T12:00:00Z' };
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('Request', function request() {});
    const asked = vi.fn<typeof fetch>(async () => Response.json(farm));
    vi.stubGlobal('fetch', asked);
    const blobs = { thumb: new Blob(['small']) };
    expect(await submit(registerFarm, draft, { blobs })).toEqual({ ok: false, failure: unsent });
    engine.set(null);
    expect(await submit(registerFarm, draft, { blobs })).toMatchObject({ failure: { code: 'not-saved' } });
    expect(asked).toHaveBeenCalledOnce();
  });
});

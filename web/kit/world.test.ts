import { describe, expect, test } from 'vitest';
import { registerFarm, reviseFarm } from '@shuka/domain/farms';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import { makeWorld, type WorldAct } from './world.ts';

const maker = { accountId: 'amina', now: new Date('2026-11-21T12:00:00Z') };

const act = ({ effects }: Contract, input: unknown, state: WorldAct['state'] = 'saved-here'): WorldAct => ({
  effects: effects ?? [],
  input,
  maker,
  state,
});

const called = (name: string) => ({ id: 'f1', name });

describe('the records in memory', () => {
  test('show acts in the order of their numbers, whatever order they came in', () => {
    const world = makeWorld();
    world.change([], [[2, act(reviseFarm, { farmId: 'f1', becomes: { name: 'Second' } })]]);
    expect(world.list('farm')).toEqual([]);
    world.change([], [[1, act(registerFarm, called('First'))]]);
    expect(world.find('farm', 'f1')).toMatchObject({ row: { name: 'Second' }, state: 'saved-here' });
    world.change([['farm', 'f1', called('Server')]], [[1, null]]);
    expect(world.find('farm', 'f1')).toMatchObject({ row: { name: 'Second' } });
    world.change([], [[2, null]]);
    expect(world.find('farm', 'f1')).toEqual({ row: called('Server'), state: 'accepted' });
  });

  test('keep the state that most needs to be seen', () => {
    const world = makeWorld();
    world.change([['farm', 'f1', called('Server')]]);
    world.change([], [[1, act(reviseFarm, { farmId: 'f1', becomes: {} }, 'needs-fixing')]]);
    world.change([], [[2, act(reviseFarm, { farmId: 'f1', becomes: {} }, 'sending')]]);
    expect(world.find('farm', 'f1')?.state).toBe('needs-fixing');
  });

  test('do not vanish for a removal that was refused', () => {
    const world = makeWorld();
    const remove = (state: WorldAct['state']): WorldAct => ({
      effects: [{ rowType: 'farm', idOf: () => 'f1', apply: () => null }],
      input: {},
      maker,
      state,
    });
    world.change([['farm', 'f1', called('Server')]], [[1, remove('saved-here')]]);
    expect(world.list('farm')).toEqual([]);
    world.change([], [[1, remove('needs-fixing')]]);
    expect(world.list('farm')).toEqual([{ row: called('Server'), state: 'needs-fixing' }]);
  });

  test('stand newest first whatever came, changed or went since the list was looked at', () => {
    const world = makeWorld();
    const ids = (): string[] => world.list('farm').map(({ row }) => row.id);
    const put = (...some: string[]): void => world.change(some.map((id) => ['farm', id, { id }]));
    put('b', 'd', 'f');
    expect(ids()).toEqual(['f', 'd', 'b']);
    put('a', 'c', 'g', 'd');
    world.change([['farm', 'b', null]]);
    expect(ids()).toEqual(['g', 'f', 'd', 'c', 'a']);
    put(...Array.from({ length: 60 }, (_, place) => `e${String(place).padStart(2, '0')}`));
    expect(ids().slice(0, 3)).toEqual(['g', 'f', 'e59']);
    expect(ids().slice(-4)).toEqual(['e00', 'd', 'c', 'a']);
  });

  test('are the same list until one of them changes, and tell of each change once', () => {
    const world = makeWorld();
    let told = 0;
    world.subscribe(() => (told += 1));
    world.change([
      ['farm', 'a', { id: 'a' }],
      ['farm', 'b', { id: 'b' }],
    ]);
    const first = world.list('farm');
    expect(first.map(({ row }) => row.id)).toEqual(['b', 'a']);
    world.change([['plot', 'p', { id: 'p' }]]);
    expect(world.list('farm')).toBe(first);
    world.change([['farm', 'a', null]]);
    expect(world.list('farm')).not.toBe(first);
    expect(told).toBe(3);
  });
});

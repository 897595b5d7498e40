import { afterAll, describe, expect, test } from 'vitest';
import { registerFarm, registerPlot, type Farm, type Plot } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Context } from '#kit/context.ts';
import type { Route } from '#kit/route.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { plotDraft, squareAt, walked } from '#world/squares.ts';
import { reviseFarm } from './revise-farm.ts';
import { revisePlot } from './revise-plot.ts';

const house = await openHouse();
afterAll(house.close);

const { amina } = people;

/** What a handler tells of its outcome to the machinery that runs it for a phone; empty when it was simply done. */
const outcomeOf = async (route: Route, input: object): Promise<string[]> => {
  const told: string[] = [];
  const viewer = {
    accountId: amina.accountId,
    sessionId: newId(),
    roles: amina.roles,
    isFullySignedIn: true,
    factor: 'not-asked',
  } as const;
  const tellOutcome = (outcome: string) => void told.push(outcome);
  const context = { ...house.services, db: house.pool, viewer, tellOutcome } as unknown as Context; // all these two use
  await route.handler(input, context, null);
  return told;
};

const someFarm = async (): Promise<Farm> => {
  const farm = { id: newId(), name: 'Gona', stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Millet' };
  return (await house.as(amina).call(registerFarm, farm)).body;
};

const somePlot = async (): Promise<Plot> => {
  const draft = plotDraft((await someFarm()).id, squareAt([8.3, 12.3]), { name: 'Fadama' });
  return (await house.as(amina).call(registerPlot, draft)).body;
};

const boundary = (sideDegrees: number) => ({ boundary: squareAt([8.3, 12.3], sideDegrees), ...walked });

describe('the outcome of a change that waited on a phone', () => {
  test('to a farm: applied, merged with another’s, or a clash', async () => {
    const farmId = (await someFarm()).id;
    const change = (was: object, becomes: object) => outcomeOf(reviseFarm, { farmId, was, becomes });
    expect(await change({ crop: 'Millet' }, { crop: 'Rice' })).toEqual([]);
    expect(await change({ crop: 'Millet' }, { crop: 'Rice' })).toEqual(['merged']);
    expect(await change({ crop: 'Millet', name: 'Gona' }, { name: 'Gonar Bichi' })).toEqual(['merged']);
    expect(await change({ crop: 'Millet' }, { crop: 'Maize' })).toEqual(['conflict']);
  });

  test('to a plot: applied, merged, or a clash, be it about the name or the boundary', async () => {
    const plotId = (await somePlot()).id;
    const change = (was: object, becomes: object) => outcomeOf(revisePlot, { plotId, was, becomes });
    expect(await change(boundary(0.001), boundary(0.002))).toEqual([]);
    expect(await change(boundary(0.001), boundary(0.002))).toEqual(['merged']);
    expect(await change(boundary(0.001), boundary(0.003))).toEqual(['conflict']);
    const named = { ...boundary(0.004), name: 'Fadama ta kudu' };
    expect(await change({ ...boundary(0.001), name: 'Fadama' }, named)).toEqual(['conflict']);
    expect(await change({ name: 'Fadama' }, { name: 'Another' })).toEqual(['conflict']);
  });
});

import { afterAll, describe, expect, test } from 'vitest';
import { addThreshold, listThresholds, listWaitingThresholds, settleThreshold } from '@shuka/domain/advisory';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people, type WorldPerson } from '#world';
import { openHouse } from '#world/open-house.ts';

/* Ngozi says what sources say of pests, Ifeoma agrees. */

const house = await openHouse();
afterAll(house.close);

const { chidi, ifeoma, ngozi } = people;

describe('what sources say of a pest', () => {
  const word = (change: object = {}) => ({
    id: newId(),
    pest: 'fall-armyworm',
    stage: 'early',
    crop: null,
    isEstimate: false,
    percent: 15,
    source: 'State extension service',
    saidOn: '2026-05-30',
    ...change,
  });
  const early = async () =>
    (await house.anyone.call(listThresholds, {})).body.items
      .filter(({ pest, stage }) => pest === 'fall-armyworm' && stage === 'early')
      .map(({ percent }) => percent);

  const add = (change: object = {}) => house.as(ngozi).call(addThreshold, word(change) as never);
  const waiting = async (by: WorldPerson = ifeoma) => (await house.as(by).call(listWaitingThresholds, {})).body.items;
  const settle = (wordId: string, isAgreed = true, by: WorldPerson = ifeoma) =>
    house.as(by).call(settleThreshold, { id: newId(), wordId, isAgreed, password: by.password });
  const agreed = async (change: object = {}) => {
    const { body } = await add(change);
    await settle((await waiting()).at(-1)?.id ?? '');
    return body;
  };

  test('stands side by side; an admin says a source, says it anew or takes it back, and a second one agrees', async () => {
    expect(await early()).toEqual([20, 11, 20]);
    expect(await agreed()).toMatchObject({ percent: 15, version: 1 });
    expect((await agreed({ percent: 16 })).version).toBe(2);
    expect(await early()).toEqual([20, 11, 20, 16]);
    expect((await agreed({ percent: null })).version).toBe(3);
    expect(await early()).toEqual([20, 11, 20]);
    const more = { crop: 'maize', isEstimate: true };
    expect(await agreed({ percent: 9, ...more })).toMatchObject({ ...more, version: 1 });
    expect((await add({ crop: 'sand' })).body.errors).toEqual([{ field: 'crop', says: 'scouting.cropWrong' }]);
    expect((await add({ percent: 101 })).body.errors).toEqual([{ field: 'percent', says: 'scouting.percentRequired' }]);
    expect((await house.as(chidi).call(addThreshold, word() as never)).status).toBe(403);
  });

  test('holds on no phone before a second admin agreed, who sees what the source says now', async () => {
    const source = 'Ministry of Kano';
    await agreed({ source, percent: 30 });
    await add({ source, percent: 25 });
    expect(await early()).toContain(30);
    expect(await early()).not.toContain(25);
    const [asked] = await waiting();
    expect(asked).toMatchObject({ heldPercent: 30, mayDecide: true, askedByName: 'Ngozi Eze' });
    expect(asked?.said).toMatchObject({ percent: 25, version: 2 });
    expect((await waiting(ngozi))[0]?.mayDecide).toBe(false);
    expect((await settle(asked?.id ?? '', true, ngozi)).body.code).toBe('own-proposal');
    const wrong = { id: newId(), wordId: asked?.id ?? '', isAgreed: true, password: 'a wrong one' };
    expect((await house.as(ifeoma).call(settleThreshold, wrong)).body.code).toBe('wrong-password');
    expect((await settle(asked?.id ?? '')).body).toEqual({ isAgreed: true });
    expect((await settle(asked?.id ?? '')).body.code).toBe('figures-settled');
    expect(await early()).toContain(25);
  });

  test('is refused with nothing changed, and one that was made of an older word is not agreed to', async () => {
    const source = 'State of Kano';
    await add({ source, percent: 12 });
    await add({ source, percent: 13 });
    const [first, second] = await waiting();
    await settle(first?.id ?? '');
    expect((await settle(second?.id ?? '')).body.code).toBe('figures-changed');
    expect((await settle(second?.id ?? '', false)).body).toEqual({ isAgreed: false });
    expect(await waiting()).toEqual([]);
    expect(await early()).toContain(12);
    expect(await early()).not.toContain(13);
    expect((await settle(newId())).status).toBe(404);
    expect((await house.as(chidi).call(listWaitingThresholds, {})).status).toBe(403);
  });
});

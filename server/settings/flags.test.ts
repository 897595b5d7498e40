import { afterAll, describe, expect, test } from 'vitest';
import { readMe } from '@shuka/domain/accounts';
import { startFigureMail } from '@shuka/domain/figures';
import { changeFlag, flagNames, listFlags } from '@shuka/domain/settings';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, ngozi } = people;
const admin = house.as(ngozi);

const rule = (change: object = {}) => ({
  id: newId(),
  name: 'figure-mails' as const,
  mode: 'off' as const,
  roles: [],
  states: [],
  percent: 100,
  reason: 'The letters are not read yet.',
  ...change,
});

const flagsOf = async (person: typeof amina | typeof chidi) => (await house.as(person).call(readMe, {})).body.flags;

const ask = (id = newId()) => admin.call(startFigureMail, { id, place: 'KN', every: 'week' });

describe('a feature flag', () => {
  test('stands as it was declared, and comes with what the app asks anyway', async () => {
    expect((await admin.call(listFlags, {})).body.items.map(({ name }) => name)).toEqual(flagNames);
    expect(await flagsOf(amina)).toEqual(flagNames);
  });

  test('is changed by an admin with a reason, and holds at once on the server', async () => {
    expect((await admin.call(changeFlag, rule({ reason: ' ' }))).body.errors).toEqual([
      { field: 'reason', says: 'flags.reasonRequired' },
    ]);
    expect((await admin.call(changeFlag, rule({ percent: 101 }))).body.errors).toEqual([
      { field: 'percent', says: 'flags.percentWrong' },
    ]);
    expect((await admin.call(changeFlag, rule())).body).toMatchObject({ mode: 'off', words: [{ percent: 100 }] });
    expect((await ask()).body.code).toBe('not-open-yet');
    expect(await flagsOf(amina)).toEqual(['company-keys']);
    await admin.call(changeFlag, rule({ mode: 'on', reason: 'They are read now.' }));
    expect((await ask()).status).toBe(201);
    await expect(house.pool.query("update settings.flag_word set mode = 'on'")).rejects.toThrow('never changed');
  });

  test('is on for some: by role, and by the state people live in', async () => {
    await admin.call(changeFlag, rule({ mode: 'some', roles: ['farmer'] }));
    expect([(await flagsOf(amina))?.length, (await flagsOf(chidi))?.length]).toEqual([2, 1]);
    await admin.call(changeFlag, rule({ mode: 'some', states: ['SO'] }));
    expect((await flagsOf(amina))?.includes('figure-mails')).toBe(false);
    expect(
      (await admin.call(listFlags, {})).body.items.find(({ name }) => name === 'figure-mails')?.words,
    ).toHaveLength(4);
  });

  test('is for admins alone to change', async () => {
    expect((await house.as(chidi).call(changeFlag, rule())).status).toBe(403);
    expect((await house.as(chidi).call(listFlags, {})).status).toBe(403);
  });
});

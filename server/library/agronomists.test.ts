import { afterAll, describe, expect, test } from 'vitest';
import { appointAgronomist, endAgronomist, listAgronomists, listTexts } from '@shuka/domain/library';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { appoint } from '#world/library-desk.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima, ngozi } = people;
const admin = house.as(ngozi);
const { password } = ngozi;

const draft = (change: object = {}) => ({
  id: newId(),
  managerId: halima.accountId,
  reason: 'She studied crops.',
  password,
  ...change,
});

const end = (agronomistId: string) =>
  admin.call(endAgronomist, { id: newId(), agronomistId, reason: 'She went to Abuja.', password });

describe('an agronomist', () => {
  test('is an extension manager whom an admin named, once, with the password typed again', async () => {
    const made = await admin.call(appointAgronomist, draft());
    expect([made.status, made.body.name]).toEqual([201, 'Halima Sani']);
    expect((await admin.call(appointAgronomist, draft())).body.code).toBe('is-agronomist');
    expect((await admin.call(appointAgronomist, draft({ managerId: amina.accountId }))).body.code).toBe(
      'not-a-manager',
    );
    const wrong = await admin.call(appointAgronomist, draft({ managerId: chidi.accountId, password: 'a wrong one' }));
    expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong-password']);
    expect((await admin.call(appointAgronomist, draft({ reason: ' ' }))).body.errors).toEqual([
      { field: 'reason', says: 'library.reasonRequired' },
    ]);
  });

  test('is listed, a page at a time, and sees a desk that others have not', async () => {
    await appoint(house, chidi);
    const first = (await admin.call(listAgronomists, { limit: '1' })).body;
    const second = (await admin.call(listAgronomists, { limit: '1', after: first.next })).body;
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['Halima Sani', 'Chidi Okafor']);
    const desk = (agronomistId: string) => house.as(halima).call(listTexts, { agronomistId });
    expect((await desk(halima.accountId)).status).toBe(200);
    expect((await desk(chidi.accountId)).status).toBe(404);
  });

  test('is one no longer when an admin ends it, and may be named again', async () => {
    expect((await end(halima.accountId)).status).toBe(200);
    expect((await end(halima.accountId)).body.code).toBe('not-an-agronomist');
    expect((await house.as(halima).call(listTexts, { agronomistId: halima.accountId })).status).toBe(404);
    expect((await appoint(house, halima)).status).toBe(201);
  });
});

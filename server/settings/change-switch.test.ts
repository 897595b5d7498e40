import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { readMe, registerFarmer, registerInvestor, signIn, signOut } from '@shuka/domain/accounts';
import { registerFarm } from '@shuka/domain/farms';
import { sendContactMessage } from '@shuka/domain/messaging';
import { changeSwitch, listSwitches, readStatus, switchNames, type SwitchName } from '@shuka/domain/settings';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { newcomer } from '#world/journeys.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);
afterEach(() => run(house.pool, sql`delete from settings.switch`));

const { amina, bola, ngozi } = people;

const turn = (name: SwitchName, isOpen: boolean) => house.as(ngozi).call(changeSwitch, { name, isOpen });

const farm = () => ({ id: newId(), name: 'Gona', stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Millet' });

const investor = (number: number) => ({
  ...newcomer(number),
  id: newId(),
  password: 'owo-ati-oko-5',
  about: 'I lend to maize farmers.',
});

describe('the switches', () => {
  test('all begin open, and say so', async () => {
    const { body } = await house.as(ngozi).call(listSwitches, {});
    expect(body.items.map(({ name }) => name)).toEqual([...switchNames]);
    expect(body.items.every(({ isOpen }) => isOpen)).toBe(true);
  });

  test('keep what an admin did, when, and who did it', async () => {
    const { status, body } = await turn('farmer-registration', false);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'farmer-registration', isOpen: false });
    const { body: listed } = await house.as(ngozi).call(listSwitches, {});
    expect(listed.items).toContainEqual(body);
    const lines = await rows(
      house.pool,
      sql`select account_id from kit.audit where act = 'changed a switch' order by number desc limit 1`,
    );
    expect(lines).toEqual([{ account_id: ngozi.accountId }]);
  });

  test.each([
    ['a name that is no switch', { name: 'sluice', isOpen: true }],
    ['a word for yes', { name: 'platform', isOpen: 'yes' }],
    ['nothing', { name: 'platform' }],
  ])('refuse %s', async (_what, input) => {
    expect((await house.as(ngozi).call(changeSwitch, input)).status).toBe(400);
  });

  test('turned the same way again stay as they are', async () => {
    await turn('farmer-registration', false);
    expect((await turn('farmer-registration', false)).body.isOpen).toBe(false);
  });
});

describe('a closed registration', () => {
  test('refuses farmers in the shape of the specification, and opens again', async () => {
    await turn('farmer-registration', false);
    const refused = await house.anyone.call(registerFarmer, newcomer(1));
    expect(refused.status).toBe(403);
    expect(refused.body.responseMessage).toBe('Registration is closed at the moment. Please come back later.');
    expect(house.post.all(newcomer(1).email)).toEqual([]);
    expect((await house.anyone.call(registerInvestor, investor(2))).status).toBe(201);
    await turn('farmer-registration', true);
    expect((await house.anyone.call(registerFarmer, newcomer(1))).status).toBe(201);
  });

  test('refuses investors', async () => {
    await turn('investor-registration', false);
    const { status, body } = await house.anyone.call(registerInvestor, investor(3));
    expect([status, body.code]).toEqual([403, 'registration-closed']);
  });
});

describe('a closed platform', () => {
  test('takes no writes but an admin’s, lets everyone read, sign in and out, and write to the staff', async () => {
    const session = await house.signIn(bola);
    await turn('platform', false);
    // The answer to "is it open" is kept for two seconds, so the first write may still pass.
    const write = () => house.as(amina).call(registerFarm, farm());
    await expect.poll(async () => (await write()).status, { timeout: 10_000, interval: 200 }).toBe(503);
    const refused = await write();
    expect(refused.body).toMatchObject({
      code: 'maintenance',
      title: 'The platform is closed for maintenance. Nothing was changed.',
    });
    expect((await house.as(amina).call(readMe, {})).status).toBe(200);
    expect((await house.anyone.call(signIn, { email: amina.email, password: amina.password })).status).toBe(200);
    expect((await session.call(signOut, {})).status).toBe(200);
    const message = { id: newId(), name: 'Sani', email: newcomer(4).email, message: 'When do you open?' };
    expect((await house.anyone.call(sendContactMessage, message)).status).toBe(201);
    expect((await turn('investor-registration', false)).status).toBe(200);
    expect((await house.anyone.call(readStatus, {})).body).toMatchObject({
      isOpen: false,
      registration: { farmer: false },
    });
    expect((await turn('platform', true)).status).toBe(200);
    await expect.poll(async () => (await write()).status, { timeout: 10_000, interval: 200 }).toBe(201);
  });
});

describe('the status page', () => {
  test('tells anyone which parts work and who can sign up', async () => {
    const { status, body } = await house.anyone.call(readStatus, {});
    expect(status).toBe(200);
    expect(body).toMatchObject({
      isOpen: true,
      registration: { farmer: true, investor: true, 'agro-processor': true, 'extension-manager': true },
    });
    expect(body.parts).toEqual(['database', 'mail', 'files', 'sms'].map((name) => ({ name, isWorking: true })));
  });
});

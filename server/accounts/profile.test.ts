import { afterAll, describe, expect, test } from 'vitest';
import {
  profileRows,
  readMe,
  readPersonPhoto,
  reviseProfile,
  setProfilePhoto,
  settleProfileClash,
  type Profile,
} from '@shuka/domain/accounts';
import { assignFarmers } from '@shuka/domain/relations';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';
import { picture } from '#world/pictures.ts';
import { synced } from './synced.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi, bola } = people;
const profileId = amina.accountId;

/** The profile as a phone would make it of what a pull sends; null when nothing is written of it. */
const onPhone = async (id: string): Promise<Profile | null> => {
  const [sent] = (await synced.find(({ type }) => type === 'profile')?.read(house.pool, [id])) ?? [];
  return sent === undefined ? null : profileRows.schema.parse({ ...(JSON.parse(sent.text) as object), id: sent.id });
};

const change = (was: object, becomes: object, id = profileId) => ({ profileId: id, was, becomes });

describe('changing a profile', () => {
  test('does: what is said is changed and nothing else, and phones are sent the very same', async () => {
    const before = await onPhone(profileId);
    const { status, body } = await house
      .as(amina)
      .call(reviseProfile, change({ location: 'Badume' }, { location: 'Yanlami' }));
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, location: 'Yanlami', revision: (before?.revision ?? 0) + 1 });
    expect(await onPhone(profileId)).toEqual(body);
  });

  test('fields go to phones in the order of their schema', async () => {
    const [sent] = (await synced.find(({ type }) => type === 'profile')?.read(house.pool, [profileId])) ?? [];
    const { id: _id, ...shape } = (profileRows.schema as unknown as { shape: object }).shape as { id: unknown };
    expect(Object.keys(JSON.parse(sent?.text ?? '') as object)).toEqual(Object.keys(shape));
  });

  test('a name flows to the account, and back', async () => {
    await house.as(amina).call(reviseProfile, change({ lastName: 'Yusuf' }, { lastName: 'Yusuf Bello' }));
    expect((await house.as(amina).call(readMe, {})).body).toMatchObject({
      firstName: 'Amina',
      lastName: 'Yusuf Bello',
    });
    await house.as(amina).call(reviseProfile, change({ lastName: 'Yusuf Bello' }, { lastName: 'Yusuf' }));
    expect((await onPhone(profileId))?.lastName).toBe('Yusuf');
  });

  test('the first words of someone who never said any make a profile', async () => {
    expect(await onPhone(musa.accountId)).toBeNull();
    const first = { gender: 'male', crops: ['Sorghum'], stateCode: 'KD', lga: 'Soba' };
    const { body } = await house.as(musa).call(reviseProfile, change({ gender: null }, first, musa.accountId));
    expect(body).toMatchObject({ ...first, firstName: 'Musa', email: musa.email, phone: musa.phone, revision: 1 });
    expect(await onPhone(musa.accountId)).toEqual(body);
  });

  test.each([
    ['an address to sign in with', { email: 'other@shuka.example' }, 'becomes'],
    ['a phone number', { phone: '+2348030000000' }, 'becomes'],
    ['an identity number', { bvn: '22123456789' }, 'becomes'],
    ['half a place', { stateCode: 'KD' }, 'becomes.lga'],
    ['a place that is nowhere', { stateCode: 'KD', lga: 'Bichi' }, 'lga'],
    ['a child', { birthDate: '2015-01-01' }, 'birthDate'],
    ['a day that is still to come', { birthDate: '2027-01-01' }, 'birthDate'],
    ['no name', { firstName: ' ' }, 'becomes.firstName'],
  ])('refuses %s, beside the field', async (_what, becomes, field) => {
    const before = await onPhone(profileId);
    const { status, body } = await house.as(amina).call(reviseProfile, change({}, becomes));
    expect([status, body.errors.map((error) => error.field)]).toEqual([400, [field]]);
    expect(await onPhone(profileId)).toEqual(before);
  });

  test('refuses a manager who leaves their own town or village empty, which a farmer may', async () => {
    const empty = (id: string) => change({ location: 'Kano' }, { location: ' ' }, id);
    const { status, body } = await house.as(chidi).call(reviseProfile, empty(chidi.accountId));
    expect([status, body.errors]).toEqual([400, [{ field: 'location', says: 'profile.locationRequired' }]]);
    expect((await house.as(musa).call(reviseProfile, empty(musa.accountId))).status).toBe(200);
  });

  test('refuses other farmers and managers of others as if nobody were there, and all other roles', async () => {
    const asked = change({}, { location: 'Kano' });
    for (const person of [musa, halima]) expect((await house.as(person).call(reviseProfile, asked)).status).toBe(404);
    for (const person of [bola, ngozi]) expect((await house.as(person).call(reviseProfile, asked)).status).toBe(403);
    const ofInvestor = change({}, { location: 'Kano' }, bola.accountId);
    expect((await house.as(chidi).call(reviseProfile, ofInvestor)).status).toBe(404);
  });
});

describe('two who change one field without knowing of each other', () => {
  const clash = async (field: string, was: string, hers: string, his: string) => {
    await house.as(chidi).call(reviseProfile, change({ [field]: was }, { [field]: his }));
    const { body } = await house.as(amina).call(reviseProfile, change({ [field]: was }, { [field]: hers }));
    return body.clashes.at(-1);
  };

  test('the later stands, and both are kept with the names of who said them', async () => {
    const kept = await clash('address', 'House 7, Kofar Kudu, Badume', 'House 8', 'House 9');
    expect(kept).toMatchObject({ field: 'address', now: { address: 'House 8' }, other: { address: 'House 9' } });
    expect(kept).toMatchObject({ nowBy: amina.accountId, nowName: 'Amina Yusuf' });
    expect(kept).toMatchObject({ otherBy: chidi.accountId, otherName: 'Chidi Okafor' });
    expect((await onPhone(profileId))?.clashes).toEqual([kept]);
  });

  test('either of them chooses, and the other value stands then', async () => {
    const [open] = (await onPhone(profileId))?.clashes ?? [];
    const choice = { profileId, field: 'address', at: open?.at, choice: 'other' };
    const { body } = await house.as(chidi).call(settleProfileClash, choice);
    expect(body).toMatchObject({ address: 'House 9', clashes: [] });
    expect(await onPhone(profileId)).toEqual(body);
  });

  test('who chooses after that changes nothing any more', async () => {
    const kept = await clash('designation', 'Crop Farmer', 'Mixed Farming', 'Livestock Farmer');
    const choose = (choice: string) => ({ profileId, field: 'designation', at: kept?.at, choice });
    await house.as(amina).call(settleProfileClash, choose('now'));
    const { status, body } = await house.as(chidi).call(settleProfileClash, choose('other'));
    expect([status, body.designation, body.clashes]).toEqual([200, 'Mixed Farming', []]);
  });

  test('a change that comes after its manager lost the farmer is offered to those who look after her now', async () => {
    const phone = await openPhone(house, chidi);
    const give = (managerId: string) =>
      house.as(ngozi).call(assignFarmers, { id: newId(), farmerIds: [profileId], managerId, reason: 'He moved away.' });
    await give(halima.accountId);
    const late = change({ location: 'Yanlami' }, { location: 'Tsanyawa' });
    const { body } = await phone.push(phone.number([['accounts.reviseProfile', late]]));
    await give(chidi.accountId);
    expect(body.issues.map(({ outcome, code }) => [outcome, code])).toEqual([['parked', 'no-longer-yours']]);
    expect(await onPhone(profileId)).toMatchObject({
      location: 'Yanlami',
      clashes: [{ field: 'location', other: { location: 'Tsanyawa' }, otherBy: chidi.accountId, nowBy: null }],
    });
  });
});

describe('the picture of a profile', () => {
  const base64 = async (format: 'webp' | 'jpeg') => (await picture(format, 400, 300)).toString('base64');

  test('is made anew, kept as a file, and travels small with the profile', async () => {
    const { status, body } = await house.as(amina).call(setProfilePhoto, { profileId, photo: await base64('jpeg') });
    expect(status).toBe(200);
    expect(Buffer.from(body.face ?? '', 'base64').toString('latin1', 8, 12)).toBe('WEBP');
    expect(await onPhone(profileId)).toEqual(body);
    const file = await house.as(amina).call(readPersonPhoto, { accountId: profileId, photoId: body.photoId });
    expect([file.status, file.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await house.as(amina).call(readMe, {})).body.photoId).toBe(body.photoId);
  });

  test('a manager sets it for a farmer in care, and it can be taken away; its file goes too', async () => {
    const { body: set } = await house.as(chidi).call(setProfilePhoto, { profileId, photo: await base64('webp') });
    const { body } = await house.as(amina).call(setProfilePhoto, { profileId, photo: null });
    expect(body).toMatchObject({ photoId: null, face: null, revision: set.revision + 1 });
    await expect.poll(() => house.services.files.get(set.photoId ?? '', 'webp')).toBeNull();
  });

  test.each([
    ['no picture', Buffer.from('<svg onload="alert(1)">'.repeat(9)).toString('base64'), 'not-a-picture'],
    ['no base64', 'über'.repeat(9), 'invalid'],
    ['more than 24 KB', 'A'.repeat(32_772), 'invalid'],
  ])('refuses %s', async (_what, photo, code) => {
    const { status, body } = await house.as(amina).call(setProfilePhoto, { profileId, photo });
    expect([status, body.code]).toEqual([400, code]);
  });
});

test('a profile opens its records on the clock of the farmer’s state, and a new phone number goes to phones with it', async () => {
  const ladi = newId();
  await run(
    house.pool,
    sql`insert into accounts.account (id, first_name, last_name, phone, roles, state, created_at)
        values (${ladi}, 'Ladi', 'Garba', '+2348035550003', '{farmer}', 'active', ${house.clock.now()})`,
  );
  await run(
    house.pool,
    sql`insert into accounts.profile (id, keeper_id, state_code, lga, created_at)
        values (${ladi}, ${ladi}, 'OY', 'Ibadan North', ${house.clock.now()})`,
  );
  const shardOf = () => row(house.pool, sql`select shard from sync.scope where id = ${ladi}`);
  expect(await shardOf()).toEqual({ shard: 'OY' });
  const revOf = async () =>
    (await row<{ rev: number }>(house.pool, sql`select rev from sync.change where id = ${ladi} and type = 'profile'`))
      ?.rev;
  const before = (await revOf()) ?? 0;
  await run(house.pool, sql`update accounts.account set phone = '+2348035550004' where id = ${ladi}`);
  expect(await revOf()).toBeGreaterThan(before);
});

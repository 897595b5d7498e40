import { afterAll, describe, expect, test } from 'vitest';
import { listPeople, readMyData } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { readConsentProof, registerFarmer } from '@shuka/domain/relations';
import { readCounter } from '#kit/counter.ts';
import { row, rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { laraba, voiceProof } from '#world/assisted.ts';
import { openHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';
import { isAssigned } from './store.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima, ngozi } = people;

const register = (change: Parameters<typeof laraba>[0] = {}) => house.as(chidi).call(registerFarmer, laraba(change));

const accountOf = (id: string) =>
  row<{ email: string | null; phone: string | null; password_hash: string | null; state: string; roles: string[] }>(
    house.pool,
    sql`select email, phone, password_hash, state, roles from accounts.account where id = ${id}`,
  );

const refusedFields = async (change: Parameters<typeof laraba>[0]) => {
  const draft = laraba(change);
  const { status, body } = await house.as(chidi).call(registerFarmer, draft);
  expect(await accountOf(draft.id)).toBeNull();
  return [status, (body.errors as { field: string; says: string }[] | undefined)?.map(({ says }) => says)];
};

describe('a farmer whom Chidi registers', () => {
  test('has an account with neither e-mail nor phone, a profile, and Chidi to look after her', async () => {
    const before = await readCounter(house.pool, 'assigned', chidi.accountId);
    const draft = laraba();
    const { status, body } = await house.as(chidi).call(registerFarmer, draft);
    expect(status).toBe(201);
    expect(body).toMatchObject({ id: draft.id, firstName: 'Laraba', phone: '', cardCode: expect.any(String) });
    expect(await accountOf(draft.id)).toEqual({
      email: null,
      phone: null,
      password_hash: null,
      state: 'active',
      roles: ['farmer'],
    });
    expect(await isAssigned(house.pool, chidi.accountId, draft.id)).toBe(true);
    expect(await readCounter(house.pool, 'assigned', chidi.accountId)).toBe(before + 1);
    const kept = await row(
      house.pool,
      sql`select location, lga, birth_date, crops from accounts.profile where id = ${draft.id}`,
    );
    expect(kept).toEqual({ location: 'Badume', lga: 'Bichi', birth_date: null, crops: ['Millet', 'Cowpea'] });
  });

  test('said yes and no through him, and that is written down with who said it and what proves it', async () => {
    const draft = laraba();
    await house.as(chidi).call(registerFarmer, draft);
    const said = await rows(
      house.pool,
      sql`select purpose, is_given, given_by from accounts.consent where keeper_id = ${draft.id} order by purpose`,
    );
    expect(said).toEqual([
      { purpose: 'investorContact', is_given: false, given_by: chidi.accountId },
      { purpose: 'smsAdvice', is_given: true, given_by: chidi.accountId },
    ]);
    const heard = await house.as(chidi).call(readConsentProof, { farmerId: draft.id });
    expect([heard.status, heard.headers['content-type']]).toEqual([200, 'audio/ogg']);
    expect((await house.as(halima).call(readConsentProof, { farmerId: draft.id })).status).toBe(404);
  });

  test('may agree by a thumb mark on paper, kept as a picture made anew', async () => {
    const proof = { id: newId(), mediaType: 'image/jpeg' as const, data: (await picture('jpeg')).toString('base64') };
    const draft = laraba({ consent: { textVersion: 1, how: 'thumb', proof, said: [] } });
    expect((await house.as(chidi).call(registerFarmer, draft)).status).toBe(201);
    const seen = await house.as(chidi).call(readConsentProof, { farmerId: draft.id });
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test('may share the phone of her household, and is told by SMS in her language who registered her', async () => {
    const phone = '0803 123 4777';
    const [first, second] = [laraba({ phone, language: 'en' }), laraba({ phone, firstName: 'Sani' })];
    for (const draft of [first, second])
      expect((await house.as(chidi).call(registerFarmer, draft)).body).toMatchObject({ phone: '+2348031234777' });
    const { text } = await house.post.next('+2348031234777');
    expect(text).toMatch(/^Laraba, Chidi Okafor has registered you with Shuka/);
    expect((await house.post.next('+2348031234777')).text).not.toBe(text);
  });

  test('delivered again is the same farmer, and her id opens nobody else’s account', async () => {
    const draft = laraba();
    const once = await house.as(chidi).call(registerFarmer, draft);
    const again = await house.as(chidi).call(registerFarmer, draft);
    expect([again.status, again.body]).toEqual([201, once.body]);
    const other = await house.as(halima).call(registerFarmer, draft);
    expect([other.status, other.body.code]).toEqual([409, 'same-id-other-body']);
    const stolen = await register({ id: amina.accountId });
    expect([stolen.status, stolen.body.code]).toEqual([409, 'same-id-other-body']);
  });

  test('is found by the staff, with no number beside her name', async () => {
    await register({ lastName: 'Zzakari' });
    const { body } = await house.as(ngozi).call(listPeople, { search: 'zzak' });
    expect(body.items).toMatchObject([{ firstName: 'Laraba', email: null, phone: '' }]);
  });

  test('is told of in her own data, with the words that were said for her', async () => {
    const { id } = (await register({ phone: '+2348031234778' })).body;
    await run(
      house.pool,
      sql`update accounts.account set email = 'laraba@shuka.example',
      password_hash = (select password_hash from accounts.account where id = ${amina.accountId}) where id = ${id}`,
    );
    const her = { ...amina, accountId: id, email: 'laraba@shuka.example' };
    const { body } = await house.as(her).call(readMyData, {});
    const records = body.records as Record<string, object[]>;
    expect(records['assisted']).toMatchObject([{ registeredByName: 'Chidi Okafor', how: 'voice' }]);
    expect(records['consentByProxy']).toHaveLength(2);
  });
});

describe('a registration is refused', () => {
  test('without what proves the consent', async () => {
    const { consent } = laraba();
    const cut = { ...consent, proof: { ...voiceProof(), data: '' } };
    expect(await refusedFields({ consent: cut })).toEqual([400, expect.arrayContaining(['assist.proofRequired'])]);
    const noVoice = { ...voiceProof(), data: Buffer.from('not a voice at all').toString('base64') };
    const answer = await register({ consent: { ...consent, proof: noVoice } });
    expect([answer.status, answer.body.code]).toEqual([400, 'not-a-voice']);
    const { status } = await house.as(chidi).call(registerFarmer, { ...laraba(), consent: null as never });
    expect(status).toBe(400);
  });

  test('when a thumb mark is called a voice', async () => {
    const { consent } = laraba();
    expect(await refusedFields({ consent: { ...consent, how: 'thumb' } })).toEqual([400, ['assist.proofRequired']]);
  });

  test('for a child without a guardian; with one, it is a child’s account with the guardian’s word', async () => {
    const child = { birthYear: house.clock.now().getFullYear() - 15 };
    expect(await refusedFields(child)).toEqual([400, ['assist.guardianRequired']]);
    const guardian = { name: 'Hauwa Audu', phone: '08031234779', relationship: 'mother' };
    const { status, body } = await register({ ...child, guardian });
    expect(status).toBe(201);
    const kept = await row(house.pool, sql`select guardian from accounts.assisted where id = ${body.id}`);
    expect(kept).toEqual({ guardian: { ...guardian, phone: '+2348031234779' } });
  });

  test.each([
    [{ lga: 'Ikeja' }, 'farms.lgaUnknown'],
    [{ birthYear: 1850 }, 'assist.birthYearOld'],
    [{ birthDate: '1980-02-01' }, 'assist.birthDateOtherYear'],
    [{ phone: '0803' }, 'accounts.phoneInvalid'],
    [{ village: ' ' }, 'assist.villageRequired'],
  ])('for what cannot be: %o', async (change, says) => {
    expect(await refusedFields(change)).toEqual([400, [says]]);
  });
});

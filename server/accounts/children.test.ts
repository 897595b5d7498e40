import { afterAll, describe, expect, test } from 'vitest';
import { sayConsent, sayForChild, showToInvestors } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { registerFarmer } from '@shuka/domain/relations';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { laraba } from '#world/assisted.ts';
import { openHouse } from '#world/open-house.ts';
import { hasConsent } from './consent-store.ts';

/* Rabi is 14 and farms with her mother, who speaks for her. */

const house = await openHouse();
afterAll(house.close);

const { chidi, musa } = people;

const guardian = { name: 'Hauwa Audu', phone: null, relationship: 'mother' };

/** A child whom Chidi registered by the guardian's word, and who can sign in; her password is Musa's. */
const rabi = async (birthYear = 2012): Promise<WorldPerson> => {
  const draft = laraba({ firstName: 'Rabi', birthYear, guardian: birthYear > 2008 ? guardian : null });
  expect((await house.as(chidi).call(registerFarmer, draft)).status).toBe(201);
  const email = `${draft.id}@children.example`;
  await run(
    house.pool,
    sql`update accounts.account set email = ${email}, phone = '+2348039990001', phone_proved_at = now(),
          password_hash = (select password_hash from accounts.account where id = ${musa.accountId})
        where id = ${draft.id}`,
  );
  return { ...musa, accountId: draft.id, email };
};

const word = (isGiven: boolean, purpose: 'voiceAdvice' | 'smsAdvice' = 'voiceAdvice') => ({
  id: newId(),
  purpose,
  textVersion: 1,
  isGiven,
});

describe('somebody under 18', () => {
  test('is registered by the word of a guardian alone', async () => {
    const { body } = await house.as(chidi).call(registerFarmer, laraba({ birthYear: 2012 }));
    expect(body.errors).toEqual([{ field: 'guardian', says: 'assist.guardianRequired' }]);
  });

  test('says no to a use of their data themselves, and yes by their guardian alone', async () => {
    const child = await rabi();
    const own = house.as(child);
    expect((await own.call(sayConsent, word(true))).body.code).toBe('guardian-needed');
    expect((await own.call(sayConsent, word(true, 'smsAdvice'))).status).toBe(201); // her mother said so before
    expect((await own.call(showToInvestors, { id: newId(), isGiven: true, textVersion: 1 })).body.code).toBe(
      'guardian-needed',
    );
    expect((await own.call(sayConsent, word(false))).status).toBe(201);
    const said = { ...word(true), keeperId: child.accountId, isGuardiansWord: true as const };
    expect((await house.as(chidi).call(sayForChild, said)).status).toBe(201);
    expect(await hasConsent(house.pool, child.accountId, 'voiceAdvice')).toBe(true);
  });

  test('is one until the day they are 18: of a grown-up nobody else says a word', async () => {
    const grown = await rabi(1979);
    const said = { ...word(true), keeperId: grown.accountId, isGuardiansWord: true as const };
    expect((await house.as(chidi).call(sayForChild, said)).body.code).toBe('not-a-child');
    expect((await house.as(grown).call(sayConsent, word(true))).status).toBe(201);
  });
});

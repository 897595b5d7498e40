import { afterAll, describe, expect, test } from 'vitest';
import {
  claimAccount,
  denyAccount,
  readClaim,
  readMe,
  requestPhoneCode,
  saveBankAccount,
} from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, rows, sql } from '#kit/db.ts';
import { people } from '#world';
import { householdsIn, newNumber } from '#world/household.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi } = people;

const { household, come } = householdsIn(house);

describe('a farmer who takes over the account that was opened for her', () => {
  test('is shown what was written down, says yes or no herself, and may choose a password', async () => {
    const phone = newNumber();
    const [id = ''] = await household(phone, 'Laraba');
    const { browser, answer } = await come(phone, id);
    expect(answer.body.isUnclaimed).toBe(true);
    const written = (await browser.call(readClaim, {})).body;
    expect(written).toMatchObject({
      firstName: 'Laraba',
      village: 'Badume',
      birthYear: 1979,
      registeredByName: 'Chidi Okafor',
      said: [
        { purpose: 'investorContact', isGiven: false },
        { purpose: 'smsAdvice', isGiven: true },
      ],
    });
    const said = [{ id: newId(), purpose: 'smsAdvice', textVersion: 1, isGiven: false }] as const;
    const claim = { id: newId(), said: [...said], password: 'gero-da-dawa-5' };
    expect((await browser.call(claimAccount, claim)).status).toBe(200);
    const heard = await rows(
      house.pool,
      sql`select is_given, given_by from accounts.consent
          where keeper_id = ${id} and purpose = 'smsAdvice' order by said_at`,
    );
    expect(heard).toEqual([
      { is_given: true, given_by: chidi.accountId },
      { is_given: false, given_by: null },
    ]);
    const bank = { bankCode: '000016', accountNumber: '0000014579', password: claim.password };
    expect((await browser.call(saveBankAccount, bank)).status).toBe(200);
    expect((await house.post.next(phone)).text).toMatch(/^Laraba: .*Shuka/);
    const second = await browser.call(claimAccount, { ...claim, id: newId() });
    expect([second.status, second.body.code]).toEqual([409, 'nothing-to-claim']);
    expect((await come(phone, id)).answer.body.isUnclaimed).toBe(false);
    expect((await browser.call(readClaim, {})).body.code).toBe('nothing-to-claim');
  });

  test('does not choose a password anyone would guess', async () => {
    const phone = newNumber();
    const [id = ''] = await household(phone, 'Laraba');
    const { browser } = await come(phone, id);
    const { status, body } = await browser.call(claimAccount, { id: newId(), said: [], password: 'laraba' });
    expect([status, body.code]).toEqual([400, 'password-guessable']);
  });

  test('is not there: whoever holds the phone says so, and the number leads to her no more', async () => {
    const phone = newNumber();
    const [id = ''] = await household(phone, 'Laraba');
    const { browser } = await come(phone, id);
    expect((await browser.call(denyAccount, { id: newId() })).status).toBe(200);
    expect((await browser.call(readMe, {})).status).toBe(401);
    const kept = await row(
      house.pool,
      sql`select phone, denied_at is not null as is_denied from accounts.account join accounts.assisted using (id)
          where id = ${id}`,
    );
    expect(kept).toEqual({ phone: null, is_denied: true });
    await house.anyone.call(requestPhoneCode, { phoneNumber: phone });
    expect(
      await row(
        house.pool,
        sql`select code_hash from accounts.phone_sign_in where phone = ${phone}
      order by created_at desc limit 1`,
      ),
    ).toEqual({ code_hash: null });
  });

  test('who signed up herself has nothing to take over', async () => {
    const { status, body } = await house.as(amina).call(claimAccount, { id: newId(), said: [], password: null });
    expect([status, body.code]).toEqual([409, 'nothing-to-claim']);
    expect((await house.as(amina).call(denyAccount, { id: newId() })).status).toBe(409);
  });
});

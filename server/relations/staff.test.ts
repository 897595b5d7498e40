import { afterAll, describe, expect, test } from 'vitest';
import { decidePerson } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import {
  changeDuty,
  handOverShift,
  inviteStaff,
  listShifts,
  listStaff,
  openShift,
  readCompany,
  removeStaff,
  withdrawInvitation,
} from '@shuka/domain/relations';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany, someStaffer } from '#world/company-hands.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { danjuma, ngozi } = people;
const { companyId } = mill;

describe('only the owner of a company', () => {
  test('invites, and lists who works there: neither their clerk, nor the owner of another company', async () => {
    const clerk = await someStaffer(house, 'clerk');
    const { owner: other } = await someCompany(house);
    for (const person of [clerk, other]) {
      const browser = house.as(person);
      const asked = { id: newId(), companyId, contact: 'x@mills.example', duty: 'clerk' as const };
      expect((await browser.call(inviteStaff, asked)).status).toBe(404);
      expect((await browser.call(listStaff, { companyId })).status).toBe(404);
      const { accountId } = clerk;
      expect((await browser.call(removeStaff, { companyId, accountId, reason: 'No.' })).status).toBe(404);
      expect((await browser.call(changeDuty, { companyId, accountId, duty: 'buyer' })).status).toBe(404);
    }
    expect((await house.as(other).call(listShifts, { companyId })).status).toBe(404);
    expect((await house.as(clerk).call(listShifts, { companyId })).status).toBe(200);
  });

  test('moves no person of another company under their own', async () => {
    const { companyId: theirs } = await someCompany(house);
    const clerk = await someStaffer(house, 'clerk', theirs);
    const { accountId } = clerk;
    expect((await house.as(danjuma).call(changeDuty, { companyId, accountId, duty: 'buyer' })).status).toBe(404);
    expect((await house.as(danjuma).call(removeStaff, { companyId, accountId, reason: 'No.' })).status).toBe(404);
    expect((await house.as(clerk).call(readCompany, {})).body.duty).toBe('clerk');
  });

  test('takes back no invitation of another company', async () => {
    const { companyId: theirs, owner } = await someCompany(house);
    const id = newId();
    await house.as(owner).call(inviteStaff, { id, companyId: theirs, contact: 'hers@mills.example', duty: 'clerk' });
    await house.as(danjuma).call(withdrawInvitation, { companyId, invitationId: id });
    expect((await house.as(owner).call(listStaff, { companyId: theirs })).body.invitations).toHaveLength(1);
  });

  test('is neither changed nor taken out', async () => {
    const { accountId } = danjuma;
    const changed = await house.as(danjuma).call(changeDuty, { companyId, accountId, duty: 'clerk' });
    const gone = await house.as(danjuma).call(removeStaff, { companyId, accountId, reason: 'No.' });
    expect([changed.body.code, gone.body.code]).toEqual(['owner-stays', 'owner-stays']);
  });
});

test('another duty holds from that moment on: a clerk who buys now opens no shift, and the one he had ends', async () => {
  const clerk = await someStaffer(house, 'clerk');
  const { accountId } = clerk;
  const browser = await house.signIn(clerk);
  expect((await browser.call(openShift, { id: newId(), companyId })).status).toBe(201);
  expect((await house.as(danjuma).call(changeDuty, { companyId, accountId, duty: 'buyer' })).body.duty).toBe('buyer');
  const counted = { trucks: 0, bags: 0, note: '' };
  const handed = { id: newId(), companyId, toId: danjuma.accountId, ...counted };
  expect((await browser.call(handOverShift, handed)).status).toBe(404);
  expect((await browser.call(openShift, { id: newId(), companyId })).status).toBe(404);
  const { body } = await house.as(danjuma).call(listShifts, { companyId });
  expect([body.now, body.items[0]?.act, body.items[0]?.byId]).toEqual([null, 'closed', danjuma.accountId]);
});

test('while the owner’s account is closed nobody acts for the company; with it open again they do', async () => {
  const { companyId: theirs, owner } = await someCompany(house);
  const clerk = await someStaffer(house, 'clerk', theirs);
  const decide = (decision: 'close' | 'reopen') =>
    house.as(ngozi).call(decidePerson, { accountId: owner.accountId, decision, reason: 'A complaint.' });
  await decide('close');
  expect((await house.as(clerk).call(listShifts, { companyId: theirs })).status).toBe(404);
  expect((await house.as(clerk).call(readCompany, {})).body.isOpen).toBe(false);
  await decide('reopen');
  expect((await house.as(clerk).call(listShifts, { companyId: theirs })).status).toBe(200);
});

import { afterAll, expect, test } from 'vitest';
import { closeAccount, readMyData, showToMills } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import {
  acceptInvitation,
  closeShift,
  inviteStaff,
  listShifts,
  listStaff,
  openShift,
  removeStaff,
} from '@shuka/domain/relations';
import { eraseClosed } from '#app/erase-closed.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { danjuma, musa, chidi } = people;
const { companyId } = mill;

test('what a person did for a company is in their data; erased, the shifts stay under nobody’s name', async () => {
  await house.as(danjuma).call(inviteStaff, { id: newId(), companyId, contact: musa.email, duty: 'clerk' });
  const { text } = await house.post.next(musa.email);
  const code = /\b([0-9A-Z]{4}-[0-9A-Z]{4})\b/.exec(text)?.[1] ?? '';
  const browser = await house.signIn(musa);
  expect((await browser.call(acceptInvitation, { contact: musa.email, code })).status).toBe(200);
  await browser.call(openShift, { id: newId(), companyId });
  const { body } = await browser.call(readMyData, {});
  expect(body.records).toMatchObject({
    duties: [{ company: 'Danjuma Mills', duty: 'clerk', untilAt: null }],
    shifts: [{ company: 'Danjuma Mills', act: 'opened', wasMine: true }],
  });
  expect((await house.as(danjuma).call(readMyData, {})).body.records).toMatchObject({
    company: [{ name: 'Danjuma Mills' }],
    duties: [{ duty: 'owner' }],
  });

  const leave = () => browser.call(closeAccount, { password: musa.password });
  expect((await leave()).body.code, 'while he works there').toBe('other-duties');
  await browser.call(closeShift, { id: newId(), companyId, trucks: 0, bags: 0, note: '' });
  const gone = { companyId, accountId: musa.accountId, reason: 'He goes back to his farm.' };
  expect((await house.as(danjuma).call(removeStaff, gone)).status).toBe(200);
  expect((await leave()).status).toBe(200);
  house.clock.move({ hours: 30 * 24 + 1 });
  expect(await eraseClosed(house.services)).toBe(1);
  const owner = await house.signIn(danjuma);
  expect((await owner.call(listStaff, { companyId })).body.staff).toHaveLength(1);
  const { now, items } = (await owner.call(listShifts, { companyId })).body;
  expect([now, items.map(({ act, byName }) => [act, byName])]).toEqual([
    null,
    [
      ['closed', '- -'],
      ['opened', '- -'],
    ],
  ]);
});

test('what a manager said to being shown to mills is in their data', async () => {
  await house.as(chidi).call(showToMills, { id: newId(), isGiven: true, textVersion: 1 });
  const { body } = await (await house.signIn(chidi)).call(readMyData, {});
  expect(body.records['shownToMills']).toMatchObject([{ isGiven: true, textVersion: 1 }]);
});

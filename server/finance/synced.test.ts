import { afterAll, expect, test } from 'vitest';
import { addEntry, correctEntry, entryRows } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { assignFarmers } from '@shuka/domain/relations';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';
import { entryDraft } from '#world/entry-drafts.ts';
import { synced } from './synced.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima } = people;

const draft = entryDraft({ description: 'Ƙwarya "₦" \\ \u2028', amountKobo: 8_999_999_999_999 });

test('what a phone is sent of an entry is what the endpoints answer, in the order of the schema', async () => {
  const { body: entry } = await house.as(amina).call(addEntry, draft);
  const change = { ...draft, id: newId(), entryId: draft.id, isCancelled: true };
  const { body: cancelled } = await house.as(amina).call(correctEntry, change);
  for (const answered of [entry, cancelled]) {
    const [sent] = (await synced[0]?.read(house.pool, [answered.id])) ?? [];
    const row = JSON.parse(sent?.text ?? '') as object;
    expect(entryRows.schema.parse({ ...row, id: answered.id })).toEqual(answered);
    const { id: _, ...shape } = (entryRows.schema as unknown as { shape: object }).shape as { id: unknown };
    expect(Object.keys(row)).toEqual(Object.keys(shape));
  }
});

test('an entry reaches the phones of the farmer and of who looks after her, and no other', async () => {
  const got = async (person: typeof amina | typeof chidi | typeof halima): Promise<boolean> => {
    const lines = await (await openPhone(house, person)).pull();
    return JSON.stringify(lines).includes(draft.id);
  };
  expect([await got(amina), await got(chidi), await got(halima)]).toEqual([true, true, false]);
});

test('what a manager wrote into the book of a farmer who is in care no more is set aside, not lost', async () => {
  const his = await openPhone(house, chidi);
  const assign = (managerId: string) =>
    house
      .as(people.ngozi)
      .call(assignFarmers, { id: newId(), farmerIds: [amina.accountId], managerId, reason: 'He moved away.' });
  await assign(halima.accountId);
  const { body } = await his.push(his.number([['finance.addEntry', { ...draft, id: newId(), amountKobo: 5000 }]]));
  expect(body.issues).toMatchObject([{ outcome: 'parked', code: 'no-longer-yours' }]);
  await assign(chidi.accountId);
});

import { afterAll, describe, expect, test } from 'vitest';
import { captureEvents, saveGs1 } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany } from '#world/company-hands.ts';
import { openHouse } from '#world/open-house.ts';
import { documentOf, harvestEvent, licenceOf } from '#world/trace-hands.ts';
import { someKey } from '#world/program-hands.ts';

const house = await openHouse();
afterAll(house.close);

const { headers } = await someKey(house, ['epcis-capture']);

const capture = (events: readonly unknown[], by = { headers }) =>
  house.visitor().call(captureEvents, {}, { ...by, document: documentOf(events) });

describe('a document of another system', () => {
  test('makes nothing of a number whose prefix another company is licensed for', async () => {
    const { companyId } = mill;
    await house.as(people.danjuma).call(saveGs1, { ...licenceOf('4006381'), companyId, id: newId(), after: 0 });
    const other = await someCompany(house);
    const theirs = await someKey(house, ['epcis-capture'], { holderId: other.companyId, owner: other.owner });
    const packs = 'https://id.gs1.org/01/04006381333931/10/F001';
    const pallet = 'https://id.gs1.org/00/040063810000000017';
    const made = (thing: string) =>
      harvestEvent(thing, 1, thing === pallet ? { quantityList: [], epcList: [pallet] } : {});
    const squatted = await capture([made(packs), made(pallet)], { headers: theirs.headers });
    expect(squatted.body.errors.map(({ about, code }) => [about, code])).toEqual([
      [packs, 'number-of-another'],
      [pallet, 'number-of-another'],
    ]);
    expect((await capture([made(packs), made(pallet)])).body).toMatchObject({ success: true, kept: 2 });
  });
});

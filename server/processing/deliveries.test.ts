import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  checkReceipt,
  findSupplier,
  noteArrival,
  saveFormula,
  saveScale,
  weighDelivery,
  type DeliveryDraft,
} from '@shuka/domain/processing';
import { listLots, takeBackStep } from '@shuka/domain/lots';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { jobHandlers } from '#app/slices.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany, someStaffer } from '#world/company-hands.ts';
import { gateDesk } from '#world/gate-desk.ts';
import { arrivalDraft, deliveryDraft, formulaDraft, scaleDraft, terms } from '#world/gate-drafts.ts';
import { openGate } from '#world/gate-hands.ts';
import { keeper } from '#world/keeper.ts';
import { takeBackDraft } from '#world/lot-drafts.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';
import { lotOf } from '#world/stored.ts';

const house = await openHouse();
afterAll(house.close);
beforeAll(() => house.services.jobs.start(jobHandlers(house.services)));

const { danjuma, amina, musa } = people;
const { companyId } = mill;
const gate = await openGate(house);
const zainab = await someStaffer(house, 'clerk');
const emeka = await someStaffer(house, 'buyer');
const owner = house.as(danjuma);

const { weigh, weighed, find, ask, settle } = gateDesk(house, gate);
const codeOf = async (change: Partial<DeliveryDraft>) => (await weigh(change)).body;
const leftOf = async ({ id, keeperId }: { readonly id: string; readonly keeperId: string }) =>
  (await house.as(musa).call(listLots, { keeperId, limit: '100' })).body.items.find((lot) => lot.id === id)?.leftGrams;

describe('a delivery', () => {
  test('is weighed, reckoned by the formula that was shown, and told to the farmer by SMS', async () => {
    const draft = await weighed({ phone: '0803 123 4501' });
    // 500 kg net; 2 points of moisture take 2.4 %, half a point of foreign matter half a per cent; down to 500 g.
    expect(await find(draft)).toMatchObject({
      payableGrams: 485_500,
      amountKobo: 21_847_500,
      keeperId: amina.accountId,
      millName: 'Danjuma Mills',
      scaleName: 'Gate scale',
      formulaVersion: 1,
      terms,
      clerkName: 'Danjuma Bello',
    });
    expect((await house.post.next(amina.phone)).text).toContain(draft.receipt);
    expect((await house.anyone.call(checkReceipt, { deliveryId: draft.id })).body).toEqual({
      millName: 'Danjuma Mills',
      receipt: draft.receipt,
      weighedAt: draft.weighedAt,
      crop: 'Maize',
      netGrams: 500_000,
      payableGrams: 485_500,
      amountKobo: 21_847_500,
      state: 'stands',
    });
    expect((await house.anyone.call(checkReceipt, { deliveryId: newId() })).status).toBe(404);
  });

  test.each([
    ['tare above gross', { tareGrams: 520_000 }, 'tareGrams', 'weigh.tareAboveGross'],
    ['moisture of 140 %', { moisture: 14_000 }, 'moisture', 'weigh.moistureWrong'],
    ['more moisture than the mill takes in', { moisture: 2600 }, 'moisture', 'weigh.tooWet'],
    ['more than the scale carries', { grossGrams: 2_000_001 }, 'grossGrams', 'weigh.aboveCapacity'],
    ['no name', { name: ' ' }, 'name', 'weigh.nameRequired'],
  ])('is refused with %s, beside the field', async (_what, change, field, says) => {
    expect((await codeOf(change)).errors).toEqual([{ field, says }]);
  });

  test('is refused on a scale without a calibration that holds, by its name', async () => {
    const old = scaleDraft({ name: 'Small scale', calibratedOn: '2025-01-01', validUntil: '2025-12-31' });
    await owner.call(saveScale, old);
    const { status, body, text } = await weigh({ scaleId: old.scaleId });
    expect([status, body.code, text]).toEqual([409, 'scale-not-calibrated', expect.stringContaining('Small scale')]);
    expect((await codeOf({ scaleId: newId() })).code).toBe('no-such-scale');
    await owner.call(saveScale, { ...old, id: newId(), calibratedOn: '2026-05-30', validUntil: '2027-05-30' });
    expect((await weigh({ scaleId: old.scaleId })).status).toBe(201);
  });

  test('has a receipt number that no other of the mill has', async () => {
    const { receipt } = await weighed();
    const { body, text } = await weigh({ receipt });
    expect([body.code, text]).toEqual(['receipt-taken', expect.stringContaining(receipt)]);
  });

  test('keeps the price that was agreed when they came; another price, sum or crop is refused', async () => {
    const arrival = arrivalDraft({ formulaId: gate.formulaId });
    await owner.call(noteArrival, arrival);
    const dearer = formulaDraft(60_000);
    expect((await owner.call(saveFormula, dearer)).body).toMatchObject({ version: 2 });
    const raised = { ...terms, koboPerKilogram: 60_000 };
    expect((await codeOf({ arrivalId: arrival.id, formulaId: dearer.id, terms: raised })).code).toBe('terms-changed');
    expect((await codeOf({ terms: raised })).code).toBe('terms-changed');
    expect((await codeOf({ amountKobo: 21_847_501 })).code).toBe('sum-changed');
    expect((await codeOf({ crop: 'Cassava' })).code).toBe('not-bought');
    expect((await codeOf({ formulaId: newId() })).code).toBe('no-such-formula');
    expect(await find(await weighed({ arrivalId: arrival.id }))).toMatchObject({ formulaVersion: 1 });
  });

  test('is weighed by whoever is on shift, and by nobody who is not, or works elsewhere', async () => {
    const draft = deliveryDraft(gate);
    expect((await house.as(zainab).call(weighDelivery, draft)).body.code).toBe('off-shift');
    expect((await house.as(emeka).call(weighDelivery, draft)).status).toBe(404);
    const { companyId: theirs, owner: stranger } = await someCompany(house);
    expect((await house.as(stranger).call(weighDelivery, draft)).status).toBe(404);
    expect((await house.as(stranger).call(weighDelivery, { ...draft, companyId: theirs })).body.code).toBe('off-shift');
  });

  test('takes from the lot it is of, once; its farmer cannot take that back', async () => {
    const lot = await lotOf(house, 1000);
    const found = await owner.call(findSupplier, { companyId, by: musa.phone });
    expect(found.body).toMatchObject({ keeperId: musa.accountId, name: 'Musa Ibrahim' });
    expect(found.body.lots.find(({ id }) => id === lot.id)).toMatchObject({ crop: 'Sorghum', leftGrams: 1_000_000 });
    const of = { crop: 'Sorghum', keeperId: musa.accountId, lotId: lot.id };
    const draft = await weighed({ ...of, grossGrams: 1_040_000 });
    expect(await leftOf(lot)).toBe(0);
    expect((await codeOf(of)).code).toBe('lot-closed');
    const phone = keeper();
    phone.apply(await (await openPhone(house, musa)).pull());
    const step = [...phone.kept.values()].find(
      ({ type, body }) => type === 'lotStep' && body['kind'] === 'gone' && body['note'] === draft.receipt,
    );
    const back = takeBackDraft({ id: String(step?.body['id']), keeperId: musa.accountId });
    expect((await house.as(musa).call(takeBackStep, back)).body.code).toBe('handed-over');
    await ask(zainab, draft);
    expect(await leftOf(lot), 'asked for is not void').toBe(0);
    await settle(danjuma, draft);
    expect(await leftOf(lot)).toBe(1_000_000);
    expect((await codeOf({ ...of, crop: 'Maize' })).code).toBe('not-the-same');
    expect((await codeOf({ ...of, grossGrams: 1_100_000 })).code).toBe('not-enough-left');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { coverPlot, decideList, drawList, listCovers, listCoversInCare, readCoverPaper } from '@shuka/domain/insurance';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, run, sql } from '#kit/db.ts';
import type { SmsSender } from '#kit/sms.ts';
import { people, type WorldPerson } from '#world';
import { enter, plotOf, rained, readAloud, someCover, someProduct, weatherOf } from '#world/insurance-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { jobsOf } from './index.ts';

/* A manager covers a plot for a farmer who said yes; she is told when it holds and what it came to, and keeps a paper. */

const house = await openHouse();
beforeAll(() => house.services.jobs.start(jobsOf(house.services)));
afterAll(house.close);
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const { amina, chidi, halima, ngozi, ifeoma } = people;
const keeperId = amina.accountId;
const todayNow = (): string => dayOf(house.clock.now());
const toldAmina = (): string[] => house.post.all(amina.phone).map(({ text }) => text);

describe('a manager', () => {
  test('covers a plot only once they say how the farmer agreed; she is told by SMS and sees who took it for her', async () => {
    const productId = await someProduct(house);
    const wants = { keeperId, plotId: plotOf('amina'), productId, version: 1, payTime: 'harvest' } as const;
    const browser = await enter(house, chidi);
    const ask = (consent: typeof readAloud | null) =>
      browser.call(coverPlot, { ...wants, id: newId(), hasReadTerms: true, consent });
    const without = await ask(null);
    expect([without.status, without.body.errors]).toEqual([
      400,
      [{ field: 'consent.how', says: 'insurance.agreedHowRequired' }],
    ]);
    const made = await ask(readAloud);
    expect(made.body).toMatchObject({ state: 'active', agreedHow: 'in-person', enrolledByName: 'Chidi Okafor' });
    await vi.waitFor(() => expect(toldAmina().filter((text) => text.includes('Home plot'))).toHaveLength(1));
    const own = (await (await enter(house, amina)).call(listCovers, { keeperId })).body.items;
    expect(own[0]).toMatchObject({ agreedHow: 'in-person' });
    expect((await (await enter(house, chidi)).call(listCoversInCare, {})).body.items[0]?.id).toBe(made.body.id);
    const unpaid = { ...wants, plotId: plotOf('amina', 1), payTime: 'now', id: newId() } as const;
    const asked = await browser.call(coverPlot, { ...unpaid, hasReadTerms: true, consent: readAloud });
    expect(asked.body.state).toBe('unpaid');
    await vi.waitFor(() => expect(toldAmina().filter((text) => text.includes('begins once'))).toHaveLength(1));
    const changed = run(house.pool, sql`update insurance.cover set agreed_how = 'by-phone'`);
    await expect(changed, 'a consent is for good').rejects.toThrow(/never|change/i);
  });
});

describe('a cover as a paper', () => {
  test('holds its terms and each step, in the reader’s language, for its farmer, her manager and officers alone', async () => {
    const { id: coverId } = await someCover(house, { productId: await someProduct(house), place: 1 });
    const read = async (by: WorldPerson) => (await enter(house, by)).call(readCoverPaper, { coverId });
    const own = await read(amina);
    expect([own.status, own.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(own.text.startsWith('%PDF-')).toBe(true);
    expect((await read(chidi)).status).toBe(200);
    expect((await read(ngozi)).status).toBe(200);
    expect((await read(halima)).status).toBe(404);
  });
});

describe('what a cover came to', () => {
  test('is told each farmer once when the list is paid, though the job comes up twice', async () => {
    const start = todayNow();
    const productId = await someProduct(house, { index: { ...weatherOf(start), dekadCapTenths: null } });
    const cover = await someCover(house, { productId });
    await rained(house, cover.cell, 2000, [addDays(start, 10), addDays(start, 29)]);
    house.clock.move({ hours: 24 * 30 });
    const { body: list } = await (await enter(house, ngozi)).call(drawList, { id: newId(), productId });
    const decision = { listId: list.id, decision: 'approve', reason: '', password: ifeoma.password } as const;
    const told = () => toldAmina().filter((text) => text.includes('pays nothing'));
    expect((await (await enter(house, ifeoma)).call(decideList, decision)).status).toBe(200);
    await vi.waitFor(() => expect(told()).toHaveLength(1), { timeout: 5000 });
    const again = jobsOf(house.services).find(({ name }) => name === 'insurance.payouts-told');
    await again?.work({ listId: list.id });
    expect(told()).toHaveLength(1);
    expect(house.errors).toEqual([]);
  });

  test('waits while nothing takes messages; one that is refused alone keeps no other waiting', async () => {
    const still = await openHouse(); // no job runs in it
    const productId = await someProduct(still);
    for (const place of [0, 1]) await someCover(still, { productId, place });
    still.clock.move({ hours: 24 * 30 });
    const { body: list } = await (await enter(still, ngozi)).call(drawList, { id: newId(), productId });
    const decision = { listId: list.id, decision: 'approve', reason: '', password: ifeoma.password } as const;
    expect((await (await enter(still, ifeoma)).call(decideList, decision)).status).toBe(200);
    const tell = (smsSender: SmsSender) => {
      const telling = jobsOf({ ...still.services, smsSender }).find(({ name }) => name === 'insurance.payouts-told');
      return telling?.work({ listId: list.id });
    };
    const refuse = () => Promise.reject(new Error('no'));
    await tell({ send: refuse, isWorking: async () => false });
    const told = sql`select count(told_at)::integer as count from insurance.payout_line where list_id = ${list.id}`;
    expect(await row(still.pool, told)).toEqual({ count: 0 });
    const texts: string[] = [];
    const send = async ({ text }: { text: string }) => (texts.push(text) === 1 ? refuse() : undefined);
    await tell({ send, isWorking: async () => true });
    await tell({ send, isWorking: async () => true });
    expect([texts.length, await row(still.pool, told)]).toEqual([2, { count: 2 }]);
    expect(still.errors).toHaveLength(2);
    await still.close();
  });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addPaper, listPapers, removePaper, showPaper, type Loan } from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';
import { dropPapers, forgetOldLoanPapers } from './forget-papers.ts';
import { eraseFor, exportFor } from './own-data.ts';
import { findPaperKeysOf, paperExtension } from './paper-store.ts';

/* Amina asks for a loan that wants two papers: she photographs one, and Chidi the other when he meets her. */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima, musa, ngozi } = people;
const { set, ask, recommend, decide } = loansIn(house);
const papers = ['Voter’s card', 'Letter of the village head'];

let loan: Loan;
beforeAll(async () => {
  loan = (await ask((await set({ papers })).body)).body;
});
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const add = async (place: string, by: WorldPerson = amina, paperId = newId(), bytes?: Buffer) => {
  const photo = { bytes: bytes ?? (await picture('png')), mediaType: 'image/png' };
  return house.as(by).call(addPaper, { loanId: loan.id, place, paperId }, { picture: photo });
};
const list = (by: WorldPerson = amina) => house.as(by).call(listPapers, { loanId: loan.id });
const show = (paperId: string, by: WorldPerson = amina, loanId = loan.id) =>
  house.as(by).call(showPaper, { loanId, paperId });

test('a product names the papers it wants, and a loan is not approved while one is missing', async () => {
  expect((await list()).body).toEqual({ wanted: papers, items: [], isOpen: true });
  expect((await set({ papers: Array.from({ length: 7 }, () => 'Paper') })).status).toBe(400);
  await recommend(loan.id);
  await add('1');
  const missing = await decide(loan.id);
  expect([missing.body.code, missing.text]).toEqual([
    'papers-missing',
    expect.stringContaining('Letter of the village head'),
  ]);
  expect(missing.text).not.toContain('Voter’s card');
});

test('what is sent is read and made anew; only pictures are kept, and no more than a loan takes', async () => {
  const paperId = newId();
  const sent = await add('2', chidi, paperId);
  expect(sent.body.items.map(({ place, addedByName }) => [place, addedByName])).toEqual([
    [1, 'Amina Yusuf'],
    [2, 'Chidi Okafor'],
  ]);
  expect((await add('2', chidi, paperId)).body.items, 'sent twice').toHaveLength(2);
  expect((await add('3')).body.code).toBe('no-such-paper');
  expect((await add('2', amina, newId(), Buffer.from('%PDF-1.7 a letter'))).body.code).toBe('not-a-picture');
  for (let count = 0; count < 10; count += 1) await add('1');
  expect((await add('1')).body.code).toBe('papers-full');
});

test('its farmer, their manager and officers open it, and nobody else, by no other loan', async () => {
  const [paper] = (await list()).body.items;
  const paperId = paper?.id ?? '';
  for (const by of [amina, chidi, ngozi]) {
    const shown = await show(paperId, by);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  }
  for (const by of [musa, halima]) {
    expect((await show(paperId, by)).status).toBe(404);
    expect((await list(by)).status).toBe(404);
    expect((await add('1', by)).status).toBe(404);
  }
  const other = (await ask((await set({ papers })).body, { keeperId: musa.accountId }, musa)).body;
  expect((await show(paperId, musa, other.id)).status).toBe(404);
  expect((await house.as(ngozi).call(addPaper, { loanId: loan.id, place: '1', paperId: newId() })).status).toBe(403);
});

test('a photo is taken away until somebody decides, and its file with it', async () => {
  const gone = (await list()).body.items[0]?.id ?? '';
  const away = () => house.as(amina).call(removePaper, { loanId: loan.id, paperId: gone });
  expect((await house.as(musa).call(removePaper, { loanId: loan.id, paperId: gone })).status).toBe(404);
  expect((await away()).body.items.some(({ id }) => id === gone)).toBe(false);
  expect([(await away()).status, (await show(gone)).status]).toEqual([404, 404]);
  expect((await decide(loan.id)).status).toBe(200);
  const [left] = (await list()).body.items;
  expect((await list()).body.isOpen).toBe(false);
  expect((await add('1')).body.code).toBe('loan-moved-on');
  const late = await house.as(amina).call(removePaper, { loanId: loan.id, paperId: left?.id ?? '' });
  expect(late.body.code).toBe('loan-moved-on');
});

test('papers are kept as long as data say: a season after a no, years after a loan that was paid out', async () => {
  const mine = sql`select from loans.paper where loan_id = ${loan.id} and file_key is not null`;
  const kept = async () => run(house.pool, mine);
  const { services } = house;
  const at = (day: string) => ({ ...services, clock: { ...services.clock, now: () => new Date(`${day}T03:00:00Z`) } });
  const all = await kept();
  expect([all > 0, await forgetOldLoanPapers(at('2040-01-01')), await kept()]).toEqual([true, 0, all]);
  await run(house.pool, sql`update loans.loan set state = 'withdrawn' where id = ${loan.id}`);
  const ended = (day: string, wasGiven: boolean) =>
    run(
      house.pool,
      sql`update loans.paper set ended_on = ${day}::date, was_given = ${wasGiven} where loan_id = ${loan.id}`,
    );
  await ended('2026-06-01', true);
  await forgetOldLoanPapers(at('2031-06-01'));
  expect(await kept()).toBe(all);
  await ended('2026-06-01', false);
  await forgetOldLoanPapers(at('2026-08-30'));
  expect(await kept()).toBe(all);
  const [one] = (await list()).body.items;
  const key = (await findPaperKeysOf(house.pool, amina.accountId)).at(0) ?? '';
  expect(await services.files.get(key, paperExtension)).not.toBeNull();
  await dropPapers(services, [key]);
  expect(await services.files.get(key, paperExtension), 'a paper is in it still').not.toBeNull();
  await forgetOldLoanPapers(at('2026-08-31'));
  expect([await kept(), (await show(one?.id ?? '')).status]).toEqual([0, 404]);
  expect(await services.files.get(key, paperExtension)).toBeNull();
});

test('erasing a farmer takes papers of loans that were never given', async () => {
  const next = (await ask((await set({ papers })).body)).body;
  const bytes = await picture('png');
  const sent = { picture: { bytes, mediaType: 'image/png' } };
  await house.as(amina).call(addPaper, { loanId: next.id, place: '1', paperId: newId() }, sent);
  expect(await findPaperKeysOf(house.pool, amina.accountId)).toHaveLength(1);
  const { loanPapers = [] } = await exportFor(house.pool, amina.accountId);
  expect(loanPapers.at(-1)).toMatchObject({ loanId: next.id, place: 1, isKept: true });
  await eraseFor(house.pool, amina.accountId);
  expect(await findPaperKeysOf(house.pool, amina.accountId)).toEqual([]);
});

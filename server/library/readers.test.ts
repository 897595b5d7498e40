import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeAccount, readMyData } from '@shuka/domain/accounts';
import {
  adviceRows,
  listArticles,
  openArticle,
  readArticle,
  readDesk,
  sayUseful,
  withdrawArticle,
  type Advice,
} from '@shuka/domain/library';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { eraseClosed } from '#app/erase-closed.ts';
import { jobHandlers } from '#app/slices.ts';
import { inTransaction, rows, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { adviceKept, approve, publish, startOne, submitOne } from '#world/library-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';
import { eraseFor, jobsOf, mergeInto } from './index.ts';

const house = await openHouse();
beforeAll(() => house.services.jobs.start(jobHandlers(house.services)));
afterAll(house.close);

const { amina, musa, chidi, halima } = people;

const found = async (by: WorldPerson, wanted: Readonly<Record<string, string>> = {}) =>
  (await house.as(by).call(listArticles, { language: 'en', limit: '100', ...wanted })).body.items;

const open = (articleId: string, by: WorldPerson = amina) =>
  house.as(by).call(openArticle, { id: newId(), keeperId: by.accountId, articleId });

const onPhoneOf = async (person: WorldPerson, articleId: string): Promise<Advice | undefined> => {
  const lines = await (await openPhone(house, person)).pull();
  const put = lines.flatMap((line) =>
    'put' in line && line.put !== undefined ? line.put.flatMap(([, held]) => held) : [],
  );
  const held = put.filter(([type]) => type === adviceRows.name).map(([, , body]) => body as Advice);
  return held.find((one) => one.articleId === articleId);
};

const kept = (articleId: string, keeperId: string = amina.accountId) => adviceKept(house, articleId, keeperId);

describe('a reader', () => {
  test('finds what was reviewed and is not out of date, and nothing else', async () => {
    const { articleId } = await publish(house);
    const waiting = await startOne(house);
    await submitOne(house, waiting);
    const ids = (await found(amina)).map((line) => line.articleId);
    expect(ids).toContain(articleId);
    expect(ids).not.toContain(waiting);
    for (const status of [
      (await open(waiting)).status,
      (await house.as(chidi).call(readArticle, { articleId: waiting })).status,
    ])
      expect(status).toBe(404);
    expect((await house.as(chidi).call(readArticle, { articleId })).body.texts).toHaveLength(1);
  });

  test('finds by crop, stage and zone; what is for all is among each', async () => {
    const { articleId: ofRice } = await publish(house, { crop: 'rice', stage: 'late', zones: ['sudan-savanna'] });
    const { articleId: ofAll } = await publish(house, { crop: null });
    const ids = async (wanted: Readonly<Record<string, string>>) =>
      (await found(amina, wanted)).map((one) => one.articleId);
    expect(await ids({ crop: 'rice', stage: 'late', zone: 'sudan-savanna' })).toEqual([ofAll, ofRice]);
    expect(await ids({ crop: 'rice', stage: 'initial' })).not.toContain(ofRice);
    expect(await ids({ crop: 'rice', zone: 'rainforest' })).not.toContain(ofRice);
    expect(await ids({ crop: 'maize' })).toContain(ofAll);
    const first = (await house.as(amina).call(listArticles, { language: 'en', crop: 'rice', limit: '1' })).body;
    expect(first.items.map((one) => one.articleId)).toEqual([ofAll]);
    const next = (
      await house.as(amina).call(listArticles, { language: 'en', crop: 'rice', limit: '1', after: first.next })
    ).body;
    expect(next.items.map((one) => one.articleId)).toEqual([ofRice]);
  });

  test('is told in their language what was reviewed in it, else in English, and what each costs to fetch', async () => {
    const { articleId } = await publish(house, { crop: 'cassava' }, ['en', 'ha']);
    const [inHausa] = await found(amina, { crop: 'cassava', language: 'ha' });
    expect(inHausa).toMatchObject({
      articleId,
      language: 'ha',
      title: 'Tazarar masara',
      pictures: 0,
      audioBytes: null,
    });
    expect(inHausa?.textBytes).toBeGreaterThan(50);
    const [inYoruba] = await found(amina, { crop: 'cassava', language: 'yo' });
    expect(inYoruba).toMatchObject({ language: 'en', title: 'Space your maize' });
  });

  test('gets the newest version that was reviewed, and none once its day is over', async () => {
    const { articleId } = await publish(house, { crop: 'millet' });
    const textId = await submitOne(house, articleId, { title: 'Space it better' });
    expect((await found(amina, { crop: 'millet' })).find((one) => one.articleId === articleId)?.title).toBe(
      'Space your maize',
    );
    await approve(house, textId, '2026-06-02');
    expect((await open(articleId)).body.texts.map(({ title }) => title)).toEqual(['Space it better']);
  });
});

describe('an article that a farmer opened', () => {
  test('stays on their phone, once, with its sources and until when it is advice', async () => {
    const { articleId } = await publish(house, { crop: 'sorghum' }, ['en', 'ha']);
    const first = await open(articleId);
    expect(first.status).toBe(200);
    expect((await open(articleId)).body.id).toBe(first.body.id);
    const row = await kept(articleId);
    expect(row).toEqual(first.body);
    expect(row?.texts.map(({ language, expiresOn }) => [language, expiresOn])).toEqual([
      ['en', '2027-05-01'],
      ['ha', '2027-05-01'],
    ]);
    expect(await onPhoneOf(amina, articleId)).toMatchObject({ keeperId: amina.accountId, sentByName: null });
    expect((await open(articleId, musa)).body.id).not.toBe(first.body.id);
    const others = await house.as(musa).call(openArticle, { id: newId(), keeperId: amina.accountId, articleId });
    expect(others.status).toBe(404);
  });

  test('is said to be useful or not; the last word counts, for the text that was read', async () => {
    const { articleId, textIds } = await publish(house, { crop: 'cowpea' });
    const { body } = await open(articleId);
    const say = (useful: boolean, textId = textIds[0]) =>
      house.as(amina).call(sayUseful, { adviceId: body.id, textId, useful });
    expect((await say(true)).body.useful).toBe(true);
    expect((await say(false)).body.useful).toBe(false);
    const { texts } = (await house.as(halima).call(readDesk, { articleId })).body;
    expect(texts.map(({ useful, useless }) => [useful, useless])).toEqual([[0, 1]]);
    const { textIds: others } = await publish(house, { crop: 'yam' });
    expect((await say(true, others[0])).status).toBe(404);
    const byMusa = await house.as(musa).call(sayUseful, { adviceId: body.id, textId: textIds[0], useful: true });
    expect(byMusa.status).toBe(404);
  });

  test('leaves the phones when it is withdrawn, and nobody finds it again', async () => {
    const { articleId } = await publish(house, { crop: 'tomato' });
    await open(articleId);
    const withdraw = () =>
      house.as(halima).call(withdrawArticle, { id: newId(), articleId, reason: 'The dose was wrong.' });
    expect((await withdraw()).body.withdrawnFor).toBe('The dose was wrong.');
    expect((await withdraw()).body.code).toBe('article-withdrawn');
    await jobsOf(house.services)[0]?.work({ articleId });
    expect(await kept(articleId)).toMatchObject({ isWithdrawn: true, texts: [] });
    expect((await open(articleId)).status).toBe(404);
    expect((await found(amina, { crop: 'tomato' })).map((one) => one.articleId)).not.toContain(articleId);
  });
});

test('what two accounts of one farmer have of an article is one after they are merged', async () => {
  const { articleId } = await publish(house, { crop: 'rice' });
  for (const person of [amina, musa]) await open(articleId, person);
  const pair = { fromId: musa.accountId, intoId: amina.accountId };
  const undone = inTransaction(house.pool, async (db) => {
    await mergeInto({ db, clock: house.clock }, pair);
    const left = await rows(
      db,
      sql`select keeper_id from library.advice where article_id = ${articleId} and removed_at is null`,
    );
    expect(left).toEqual([{ keeper_id: amina.accountId }]);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
});

test('a person’s data tells what they read; with a closed account it is gone, and the writer’s name with theirs', async () => {
  const { articleId } = await publish(house);
  await open(articleId, musa);
  const data = await (await house.signIn(musa)).call(readMyData, {});
  expect(data.text).toContain(articleId);
  expect((await house.as(chidi).call(readMyData, {})).text).toContain('articleTextsWritten');
  await (await house.signIn(musa)).call(closeAccount, { password: musa.password });
  house.clock.move({ hours: 30 * 24 + 1 });
  await eraseClosed(house.services);
  expect(await kept(articleId, musa.accountId)).toBeNull();
  await eraseFor(house.pool, chidi.accountId, house.clock.now());
  const names = await rows(
    house.pool,
    sql`select distinct written_by_name from library.text where written_by = ${chidi.accountId}`,
  );
  expect(names).toEqual([{ written_by_name: '-' }]);
});

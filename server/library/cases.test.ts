import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMyData } from '@shuka/domain/accounts';
import { readCaseTimes, recordScouting } from '@shuka/domain/advisory';
import { answerIssue, openIssue, type IssueKind } from '@shuka/domain/extension';
import { readPhoto } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import {
  answerCase,
  endAgronomist,
  listCases,
  passCase,
  readPassing,
  readSpecialistTimes,
  showCasePhoto,
  type CaseAnswer,
} from '@shuka/domain/library';
import { registerSeason } from '@shuka/domain/seasons';
import { keepPhotoPart } from '#farms';
import { row, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { appoint } from '#world/library-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';
import { tellOfPhoto } from '#world/photos.ts';
import { picture } from '#world/pictures.ts';
import { scoutingDraft } from '#world/scouting-drafts.ts';
import { seasonDraft } from '#world/season-drafts.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi } = people;
const season = seasonDraft({ crop: 'Maize', plantedOn: '2026-05-10' });
const walk = scoutingDraft(season);
let photoId = '';
let otherPhoto = '';

/** Those that are signed in again once hours have gone by. */
const as = (person: WorldPerson) => house.signIn(person);

const problem = async (kind: IssueKind = 'pests'): Promise<string> => {
  const id = newId();
  const told = { kind, description: 'Worms eat my maize *', photoIds: [photoId], voiceId: null };
  const draft = { id, keeperId: musa.accountId, farmId: season.farmId, ...told };
  const { status, text } = await (await as(musa)).call(openIssue, draft);
  if (status !== 201) throw new Error(text);
  return id;
};

const pass = async (issueId: string, by: WorldPerson = chidi, to: WorldPerson = halima) =>
  (await as(by)).call(passCase, { id: newId(), issueId, agronomistId: to.accountId, question: 'Is it armyworm?' });

const answer = async (caseId: string, by: WorldPerson = halima, change: Partial<CaseAnswer> = {}) => {
  const said = { answer: 'It is armyworm.', pest: 'fall-armyworm', controls: ['hand-pick', 'friends'], ...change };
  return (await as(by)).call(answerCase, { id: newId(), caseId, ...said } as never);
};

const waiting = async (of: WorldPerson = halima) =>
  (await as(of)).call(listCases, { agronomistId: of.accountId, state: 'waiting', limit: '20' });

/** Takes letters until one holds this; letters leave after answers. */
const hears = async ({ phone }: WorldPerson, part: string): Promise<void> => {
  const { text } = await house.post.next(phone);
  if (!text.includes(part)) await hears({ phone } as WorldPerson, part);
};

beforeAll(async () => {
  await appoint(house, halima);
  await house.as(musa).call(registerSeason, season);
  const bytes = await picture('webp');
  const tell = () => tellOfPhoto(house.pool, { keeper: musa, farmId: season.farmId }, { thumb: bytes, full: bytes });
  [photoId, otherPhoto] = [await tell(), await tell()];
  const key = await house.services.files.put(bytes, 'webp');
  for (const id of [photoId, otherPhoto]) await keepPhotoPart(house.pool, id, 'full', key);
  await house.as(musa).call(recordScouting, { ...walk, photoIds: [photoId] });
});

describe('a problem of pests that its manager cannot answer', () => {
  test('is passed to an agronomist, who sees its photos, walks, crops and LGA, and nothing that says whose it is', async () => {
    const issueId = await problem();
    const offered = (await house.as(chidi).call(readPassing, { issueId })).body;
    expect(offered).toEqual({ agronomists: [{ agronomistId: halima.accountId, name: 'Halima Sani' }], cases: [] });
    const { status, body } = await pass(issueId);
    expect([status, body.agronomistName, body.answeredAt]).toEqual([201, 'Halima Sani', null]);
    await hears(halima, 'Chidi Okafor');

    const [one] = (await waiting()).body.items;
    expect(one).toMatchObject({
      id: body.id,
      description: 'Worms eat my maize *',
      question: 'Is it armyworm?',
      managerName: 'Chidi Okafor',
      crops: ['Maize'],
      photoIds: [photoId],
      walks: [{ id: walk.id, hits: [1, 2, 0, 3, 1] }],
    });
    expect(one?.lga).not.toBeNull();
    for (const his of [musa.accountId, musa.lastName, season.farmId, musa.phone])
      expect(JSON.stringify(one)).not.toContain(his);
    const shown = await house.as(halima).call(showCasePhoto, { caseId: body.id, photoId });
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    const hidden = [
      await house.as(halima).call(showCasePhoto, { caseId: body.id, photoId: otherPhoto }),
      await house.as(halima).call(readPhoto, { photoId, part: 'full' }),
      await house.as(chidi).call(showCasePhoto, { caseId: body.id, photoId }),
    ];
    expect(hidden.map((tried) => tried.status)).toEqual([404, 404, 404]);
    await expect(house.pool.query(`update library.passed_case set question = 'Else.'`)).rejects.toThrow('keeps what');
  });

  test('is answered once, in the words of the agronomist and measures in the language of the farmer', async () => {
    const issueId = await problem('disease');
    const caseId = (await pass(issueId)).body.id;
    const wrong = await answer(caseId, halima, { controls: ['traps'] });
    expect(wrong.body.errors).toEqual([{ field: 'controls', says: 'library.controlWrong' }]);
    expect((await answer(caseId, chidi)).status).toBe(404);
    const { status, body } = await answer(caseId);
    expect([status, body.answer, body.controls]).toEqual([200, 'It is armyworm.', ['hand-pick', 'friends']]);
    for (const person of [musa, chidi]) await hears(person, 'Halima Sani');
    const again = await answer(caseId);
    expect([again.status, again.body.code]).toEqual([409, 'case-answered']);
    const pulled = JSON.stringify(await (await openPhone(house, musa)).pull());
    expect(pulled).toContain('It is armyworm.');
    expect(pulled).toContain('Halima Sani');
    const kept = await row<{ state: string }>(house.pool, sql`select state from extension.issue where id = ${issueId}`);
    expect(kept?.state).toBe('open');
    expect((await (await as(chidi)).call(readPassing, { issueId })).body.cases[0]?.answeredAt).not.toBeNull();
    expect((await (await as(musa)).call(readMyData, {})).text).toContain('It is armyworm.');
  });

  test('waits for one agronomist at a time: who it was taken from sees it no more, and so who is none any more', async () => {
    await appoint(house, chidi);
    const issueId = await problem();
    const first = (await pass(issueId)).body.id;
    const second = (await pass(issueId)).body.id;
    expect((await answer(first)).status).toBe(404);
    const { cases } = (await (await as(chidi)).call(readPassing, { issueId })).body;
    expect(cases.map(({ id, takenBackAt }) => [id, takenBackAt === null])).toEqual([
      [second, true],
      [first, false],
    ]);
    const { password } = ngozi;
    const end = { id: newId(), agronomistId: halima.accountId, reason: 'She moved.', password };
    await (await as(ngozi)).call(endAgronomist, end);
    expect([(await answer(second)).status, (await waiting()).status]).toEqual([404, 404]);
    const gone = await pass(issueId);
    expect([gone.status, gone.body.code]).toEqual([409, 'not-an-agronomist']);
    await appoint(house, halima);
    expect((await answer(second)).status).toBe(200);
  });

  test('is passed on by nobody else, to nobody but others, and only while it is open and of pests or disease', async () => {
    const issueId = await problem();
    expect((await pass(issueId, halima)).status).toBe(404);
    expect((await (await as(musa)).call(readPassing, { issueId })).status).toBe(403);
    const own = await pass(issueId, chidi, chidi);
    expect(own.body.errors).toEqual([{ field: 'agronomistId', says: 'library.notYourself' }]);
    const water = await pass(await problem('water'));
    expect([water.status, water.body.code]).toEqual([409, 'not-a-case']);
    await (await as(chidi)).call(answerIssue, { issueId, answer: 'Done.', isSolved: true });
    expect((await pass(issueId)).body.code).toBe('not-a-case');
    expect((await (await as(amina)).call(listCases, { agronomistId: amina.accountId, state: 'waiting' })).status).toBe(
      403,
    );
  });
});

test('the time to answer is measured for the manager until they passed it on, and for the agronomist from then', async () => {
  const before = (await (await as(ngozi)).call(readSpecialistTimes, {})).body;
  const issueId = await problem();
  house.clock.move({ hours: 1 });
  const caseId = (await pass(issueId)).body.id;
  const between = (await (await as(ngozi)).call(readSpecialistTimes, {})).body;
  expect([between.cases - before.cases, between.waiting - before.waiting]).toEqual([1, 1]);
  house.clock.move({ hours: 30 });
  await answer(caseId);
  const { body } = await (await as(ngozi)).call(readSpecialistTimes, {});
  expect([body.waiting, body.mostWithinHours !== null && body.mostWithinHours > 10]).toEqual([before.waiting, true]);
  expect(body.agronomists.map(({ name }) => name)).toEqual(['Halima Sani']);
  const took = await row<{ manager: number; farmer: number }>(
    house.pool,
    sql`select extract(epoch from passed_at - opened_at)::int as manager,
          extract(epoch from first_answered_at - opened_at)::int as farmer
        from extension.issue where id = ${issueId}`,
  );
  expect([took?.manager, Math.floor((took?.farmer ?? 0) / 3600)]).toEqual([3600, 31]);
  const cases = (await (await as(ngozi)).call(readCaseTimes, {})).body;
  expect(cases.managers.map(({ name }) => name)).toEqual(['Chidi Okafor']);
  expect(house.errors).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerIssue, openIssue, recordVisit } from '@shuka/domain/extension';
import {
  readReturn,
  readReturnFile,
  readStateReturn,
  readStateReturnFile,
  recordEvent,
  saveReturn,
  type ReturnLine,
} from '@shuka/domain/supervision';
import { languages } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { readPages } from '#world/read-pages.ts';
import { readSheet } from '#world/read-sheet.ts';
import { today, visitDraft } from '#world/visit-drafts.ts';
import { eventDraft, openZone } from '#world/zones.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima, ngozi } = people;

let north = '';
let south = '';
beforeAll(async () => {
  north = await openZone(house, { name: 'North', lgas: ['Bichi'], supervisor: halima, managers: [chidi] });
  await record();
  await record();
  await record({ kind: 'group-formed', title: 'Women of Badume', many: 12 });
  south = await openZone(house, { name: 'South', lgas: ['Rano'], supervisor: null, managers: [halima] });
});

const record = (change: Readonly<Record<string, unknown>> = {}) =>
  house.as(chidi).call(recordEvent, eventDraft(change));

const returnOf = async (year = '2026') => (await house.as(halima).call(readReturn, { zoneId: north, year })).body;

const lineOf = async (line: ReturnLine) => (await returnOf()).lines.find((one) => one.line === line);

const achieved = async (line: ReturnLine): Promise<number | null | undefined> => (await lineOf(line))?.achievement;

describe('the yearly return', () => {
  test('counts what the house itself knows', async () => {
    const before = { made: await achieved('visits-by-managers'), solved: await achieved('issues-solved') };
    const { body: first } = await house.as(chidi).call(recordVisit, visitDraft({ visitedOn: '2026-02-10' }));
    await house.as(chidi).call(recordVisit, visitDraft({ visitedOn: today, corrects: first.id }));
    await house.as(chidi).call(recordVisit, visitDraft({ visitedOn: '2025-12-30' }));
    const told = { farmId: null, kind: 'pests', description: 'Worms.', photoIds: [], voiceId: null };
    const issue = { id: newId(), keeperId: amina.accountId, ...told };
    await house.as(amina).call(openIssue, issue);
    await house.as(chidi).call(answerIssue, { issueId: issue.id, answer: 'Spray.', isSolved: true });
    expect(await achieved('visits-by-managers')).toBe((before.made ?? 0) + 1);
    expect(await achieved('issues-solved')).toBe((before.solved ?? 0) + 1);
    expect([await achieved('managers'), await achieved('farm-families'), await achieved('families-each')]).toEqual([
      1, 2, 2,
    ]);
    expect(await achieved('visits-by-supervisors')).toBe(0);
  });

  const say = (after: number, change: object = {}) =>
    house.as(halima).call(saveReturn, {
      id: newId(),
      zoneId: north,
      year: '2026',
      targets: { 'groups-formed': 10, fnt: 24, 'families-each': 800 },
      remarks: 'A good year.\nThe rains came late.',
      constraints: 'No motorcycles.',
      after,
      ...change,
    });

  test('has targets and remarks of the supervisor, and percentages from them', async () => {
    const { status, body } = await say(0);
    expect([status, body.version, body.constraints]).toEqual([200, 1, 'No motorcycles.']);
    expect(await lineOf('groups-formed')).toMatchObject({ target: 10, achievement: 12, percent: 120 });
    expect(await lineOf('fnt')).toMatchObject({ target: 24, usualTarget: 24, percent: Math.round((2 * 100) / 24) });
    expect(await lineOf('families-each')).toMatchObject({ target: 800, percent: null });
    expect(await lineOf('mtp')).toMatchObject({ target: null, achievement: 0, percent: null });
    expect((await returnOf('2025')).version).toBe(0);
  });

  test('takes one of two changes that were made of the same one, and keeps what was said', async () => {
    const both = await Promise.all([say(1, { remarks: 'One' }), say(1, { remarks: 'Other' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await returnOf()).version).toBe(2);
    const removal = run(house.pool, sql`delete from supervision.return_word`);
    await expect(removal).rejects.toThrow('never changed');
  });

  test('lists trainings with who came', async () => {
    const { trainings, moreTrainings } = await returnOf();
    expect(trainings[0]).toMatchObject({
      title: 'Spacing of maize',
      men: 14,
      women: 6,
      collaborators: 'NAERLS, Zaria',
    });
    expect(trainings.every(({ kind }) => kind !== 'group-formed')).toBe(true);
    expect(moreTrainings).toBe(0);
  });

  test('of a state is that of its zones as one', async () => {
    const asked = { stateCode: 'KN', year: '2026' };
    const { body } = await house.as(ngozi).call(readStateReturn, asked);
    const of = (line: ReturnLine) => body.lines.find((one) => one.line === line);
    expect([body.zoneId, of('managers')?.achievement, of('groups-formed')?.target]).toEqual([null, 2, 10]);
    expect(of('families-each')).toMatchObject({ target: null, achievement: 1 });
    expect(body.remarks).toMatch(/^North: (One|Other)$/);
    const empty = (await house.as(ngozi).call(readStateReturn, { ...asked, stateCode: 'LA' })).body;
    expect(empty.lines.find(({ line }) => line === 'managers')?.achievement).toBe(0);
    expect((await house.as(halima).call(readStateReturn, asked)).status).toBe(403);
  });

  test('is read by the supervisor of the zone and an admin alone', async () => {
    const statusOf = async (person: typeof chidi | typeof halima | typeof ngozi, zoneId: string) =>
      (await house.as(person).call(readReturn, { zoneId, year: '2026' })).status;
    expect(await Promise.all([statusOf(chidi, north), statusOf(halima, south), statusOf(ngozi, south)])).toEqual([
      404, 404, 200,
    ]);
  });
});

describe('the return as a file', () => {
  const ask = (format: 'xlsx' | 'pdf', language = 'en') =>
    house
      .as(halima)
      .call(readReturnFile, { zoneId: north, year: '2026', format }, { headers: { 'accept-language': language } });

  test('is a sheet with the figures as numbers, and nothing that was typed is a formula', async () => {
    await record({ title: '=HYPERLINK("http://thief.example")', kind: 'other-training' });
    const { status, bytes, headers } = await ask('xlsx');
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="return-north-2026.xlsx"']);
    const { rows, xml } = readSheet(bytes);
    expect(rows.some((cells) => cells[1] === 10 && cells[2] === 12 && cells[3] === 1.2)).toBe(true);
    expect(xml).not.toMatch(/<f\b/);
  });

  test('is a PDF in the language of whoever asks', async () => {
    for (const language of languages) {
      const { status, bytes, headers } = await ask('pdf', language);
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
      const pages = readPages(bytes).join(' ');
      for (const said of ['North', 'Spacing of maize', 'No motorcycles.', '120%']) expect(pages).toContain(said);
    }
  });

  test('of a state comes to admins', async () => {
    const asked = { stateCode: 'KN', year: '2026', format: 'xlsx' };
    const { status, headers } = await house.as(ngozi).call(readStateReturnFile, asked);
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="return-kano-2026.xlsx"']);
  });
});

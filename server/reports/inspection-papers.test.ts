import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { reviseFarm } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import {
  checkInspection,
  listInspectionKeys,
  readInspection,
  readInspectionDocument,
  readInspectionSheet,
  recordInspection,
  type InspectionDraft,
} from '@shuka/domain/reports';
import { run, sql } from '#kit/db.ts';
import { isSigned } from '#kit/signer.ts';
import { farms, people, plots } from '#world';
import { answersOf, inspectionDraft } from '#world/inspections.ts';
import { sealedFor } from '#world/sealed-inspection.ts';
import { openHouse } from '#world/open-house.ts';
import { readPages } from '#world/read-pages.ts';
import { readSheet } from '#world/read-sheet.ts';
import { mergeInto } from './merge-into.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi, bola } = people;

const record = async (change: Partial<InspectionDraft> = {}) =>
  (await house.as(chidi).call(recordInspection, inspectionDraft({ id: newId(), ...change }))).body;

const inspected = (change: Partial<InspectionDraft> = {}) =>
  record({
    answers: answersOf('harvest', ['lots-apart']),
    nonConformities: [
      {
        id: newId(),
        itemId: 'lots-apart',
        grade: 'minor',
        description: '=Bags of two plots stand together.',
        correctiveAction: 'Ƙulla su daban.',
        dueOn: '2026-05-30',
      },
    ],
    position: { latitude: 12.23331, longitude: 8.24112, accuracyMetres: 7.5 },
    ...change,
  });

const check = async (inspectionId: string, code: string) => house.anyone.call(checkInspection, { inspectionId, code });

describe('whoever holds the paper of an inspection', () => {
  test('learns that it is genuine, and what must stand on the paper, and nothing more of the farmer', async () => {
    const { id, seal } = await inspected({ plotId: plots[0]?.id ?? null });
    const { status, body } = await check(id, ` ${(seal?.checkCode ?? '').toUpperCase()}`.trim());
    expect(status).toBe(200);
    expect(body).toEqual({
      stage: 'harvest',
      inspectedOn: '2026-05-02',
      state: 'Kano',
      lga: 'Bichi',
      farmName: 'Gonar Amina',
      plotName: plots[0]?.name,
      crop: farms[0]?.crop,
      openPoints: 1,
      outcome: 'passed-with-actions',
      inspectorName: 'Chidi Okafor',
      sealedAt: seal?.sealedAt,
      keyId: seal?.keyId,
      digest: seal?.digest,
      isGenuine: true,
      isCorrected: false,
      isFollowed: false,
    });
  });

  test('learns that a re-visit looked at its points again, and the farm’s name of the day it was signed', async () => {
    const first = await inspected();
    const [open] = first.nonConformities;
    if (open === undefined) throw new Error('nothing is open');
    const carried = [{ ...open, isClosed: true, note: '' }];
    await record({ follows: first.id, answers: [], carried });
    const { farmId } = first;
    await house.as(amina).call(reviseFarm, { farmId, was: { name: 'Gonar Amina' }, becomes: { name: 'Sabuwar Gona' } });
    const { body } = await check(first.id, first.seal?.checkCode ?? '');
    await house.as(amina).call(reviseFarm, { farmId, was: { name: 'Sabuwar Gona' }, becomes: { name: 'Gonar Amina' } });
    expect(body).toMatchObject({ farmName: 'Gonar Amina', openPoints: 1, isFollowed: true });
  });

  test('learns nothing with a wrong code or a wrong number', async () => {
    const { id, seal } = await record();
    const statuses = await Promise.all([
      check(id, '0000000000'),
      check(id, (seal?.checkCode ?? '').slice(1)),
      check(newId(), seal?.checkCode ?? ''),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  test('learns that another took its place', async () => {
    const { id, seal } = await record();
    await record({ corrects: id, reason: 'The wrong day.' });
    expect((await check(id, seal?.checkCode ?? '')).body).toMatchObject({ isGenuine: true, isCorrected: true });
  });

  test.each([
    ['the outcome', sql`record = replace(record::text, '"failed"', '"passed"')::json`],
    ['an answer', sql`record = replace(record::text, '"fails"', '"meets"')::json`],
    ['the signed text', sql`sealed_text = replace(sealed_text, '"fails"', '"meets"')`],
    ['the digest', sql`digest = sha256('other')`],
  ])('learns it where somebody with the database in hand changed %s', async (_, change) => {
    const major = { id: newId(), itemId: 'produce-clean', grade: 'major' } as const;
    const said = { description: 'Bags of fertiliser.', correctiveAction: 'New bags.', dueOn: '2026-05-30' };
    const { id, seal } = await record({
      answers: answersOf('harvest', ['produce-clean']),
      nonConformities: [{ ...major, ...said }],
    });
    const code = seal?.checkCode ?? '';
    expect((await check(id, code)).body.isGenuine).toBe(true);
    await run(house.pool, sql`alter table reports.inspection disable trigger user`);
    await run(house.pool, sql`update reports.inspection set ${change} where id = ${id}`);
    await run(house.pool, sql`alter table reports.inspection enable trigger user`);
    expect((await check(id, code)).body.isGenuine).toBe(false);
  });
});

test('a stranger with the public key checks the signed text without this house', async () => {
  const { id } = await inspected();
  const { body } = await house.as(amina).call(readInspection, { inspectionId: id });
  const { keys } = (await house.anyone.call(listInspectionKeys, {})).body;
  const key = keys.find(({ keyId }) => keyId === body.inspection.seal?.keyId);
  const digest = createHash('sha256').update(body.sealedText).digest();
  expect(isSigned(digest, Buffer.from(body.signature, 'base64'), key?.publicKey ?? '')).toBe(true);
  expect(JSON.parse(body.sealedText)).toMatchObject({
    format: 'shuka-inspection-1',
    inspection: { id, outcome: 'passed-with-actions' },
    position: { latitude: 12.23331 },
    place: { stateCode: 'KN', lga: 'Bichi' },
  });
});

describe('an inspection on paper', () => {
  test.each(['en', 'ha'])('says what came of it and how to check it, in %s', async (language) => {
    const { id, seal } = await inspected({ plotId: plots[0]?.id ?? null });
    const headers = { 'accept-language': language };
    const { status, bytes } = await house.as(amina).call(readInspectionDocument, { inspectionId: id }, { headers });
    const said = readPages(bytes).join('\n').normalize('NFC');
    expect(status).toBe(200);
    for (const text of [
      'Gonar Amina',
      'Amina Yusuf',
      'Chidi Okafor',
      'Bichi, Kano',
      'Ƙulla su daban.',
      '12.23331',
      plots[0]?.name,
    ])
      expect(said).toContain(text);
    expect(said.replace(/\s/g, '')).toContain(seal?.digest);
    // The check page shows these apart from the rest.
    expect(said).toContain((seal?.digest.slice(0, 16).match(/.{4}/g) ?? []).join(' '));
    expect(said.replace(/\s/g, '')).toContain(`/inspection?id=${id}&code=${seal?.checkCode}`);
    expect(bytes.toString('latin1')).toContain(`/Lang (${language})`);
  });

  test('comes as a sheet whose texts no program runs', async () => {
    const { id } = await inspected();
    const { bytes, headers } = await house.as(chidi).call(readInspectionSheet, { inspectionId: id });
    expect(headers['content-disposition']).toBe('attachment; filename="inspection-2026-05-02.xlsx"');
    const points = readSheet(bytes).rows.flat();
    expect(points).toContain("'=Bags of two plots stand together.");
    expect(readSheet(bytes, 2).rows).toHaveLength(answersOf('harvest').length + 1);
  });
});

test('papers are for the farmer, the manager and admins alone', async () => {
  const { id: inspectionId } = await record();
  const everyone = [amina, chidi, ngozi, musa, halima, bola];
  for (const contract of [readInspectionDocument, readInspectionSheet, readInspection]) {
    const answers = await Promise.all(everyone.map((person) => house.as(person).call(contract, { inspectionId })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404, 403]);
  }
});

test('an inspection stays genuine when its farmer’s account is merged into another, and nothing else of it changes', async () => {
  const { inspection } = await sealedFor(house, { keeperId: musa.accountId, farmId: farms[1]?.id ?? '' });
  const { id, seal } = inspection;
  const move = sql`update reports.inspection set keeper_id = ${amina.accountId} where id = ${id}`;
  await expect(run(house.pool, move)).rejects.toThrow('changes hands only');
  const merged = sql`update accounts.account set state = 'closed', merged_into = ${amina.accountId}
    where id = ${musa.accountId}`;
  await run(house.pool, merged);
  await mergeInto({ db: house.pool, clock: house.clock }, { fromId: musa.accountId, intoId: amina.accountId });
  const { body } = await house.as(amina).call(readInspection, { inspectionId: id });
  expect(body.inspection).toEqual({ ...inspection, keeperId: amina.accountId });
  expect((await check(id, seal?.checkCode ?? '')).body.isGenuine).toBe(true);
});

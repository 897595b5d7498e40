import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  countryCode,
  indicators,
  listCountedPlaces,
  listFigureMails,
  readPlaceFigures,
  type CountedPlace,
  readPlaceFile,
  startFigureMail,
  stopFigureMail,
  type FileFormat,
  type Rhythm,
} from '@shuka/domain/figures';
import { nameRegulator, settleRegulator } from '@shuka/domain/traceability';
import { languages } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findChangedAfter, findMarks } from '#sync';
import { row, run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { farmerWithLot } from '#world/farmer-with-lot.ts';
import { openHouse } from '#world/open-house.ts';
import { readPages } from '#world/read-pages.ts';
import { readSheet } from '#world/read-sheet.ts';
import { openZone } from '#world/zones.ts';
import { refreshFigures } from './refresh.ts';
import { mailJobs, queueDueMails, sendFigureMail } from './send-mails.ts';
import { dhis2Of } from './dhis2-file.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, bola, chidi, halima, ifeoma, ngozi } = people;

beforeAll(async () => {
  for (let place = 0; place < 8; place += 1) await farmerWithLot(house, { kilograms: 10, lga: 'Gezawa' });
  await refreshFigures(house.services, { findMarks, findChangedAfter });
});

const statusOf = async (person: WorldPerson, place: string) =>
  (await house.as(person).call(readPlaceFigures, { place })).status;

describe('figures', () => {
  test('are read by admins everywhere, by a supervisor of the state, and by nobody who is counted', async () => {
    await openZone(house, { name: 'North', lgas: ['Bichi'], supervisor: halima, managers: [chidi] });
    expect(await Promise.all([statusOf(ngozi, countryCode), statusOf(ngozi, 'LA')])).toEqual([200, 200]);
    expect(await Promise.all([statusOf(halima, 'KN'), statusOf(halima, 'LA'), statusOf(halima, countryCode)])).toEqual([
      200, 404, 404,
    ]);
    expect(await Promise.all([statusOf(chidi, 'KN'), statusOf(amina, 'KN'), statusOf(ngozi, 'XX')])).toEqual([
      404, 403, 400,
    ]);
    expect((await house.as(halima).call(listCountedPlaces, {})).body.places).toEqual(['KN']);
    expect((await house.as(ngozi).call(listCountedPlaces, {})).body.places).toHaveLength(38);
    expect((await house.as(chidi).call(listCountedPlaces, {})).body.places).toEqual([]);
  });

  test('are read by a regulator of the state from when a second admin agreed', async () => {
    const draft = {
      id: newId(),
      email: bola.email,
      authority: 'Kano State Ministry of Agriculture',
      states: ['KN'],
      reason: 'By their letter.',
      password: ngozi.password,
    };
    const asked = (await house.as(ngozi).call(nameRegulator, draft)).body;
    expect(await statusOf(bola, 'KN')).toBe(404);
    const decision = { id: newId(), regulatorId: asked.id, isAgreed: true, password: ifeoma.password };
    await house.as(ifeoma).call(settleRegulator, decision);
    expect(await Promise.all([statusOf(bola, 'KN'), statusOf(bola, 'KD')])).toEqual([200, 404]);
  });

  test('tell of no farmer by name', async () => {
    const { text } = await house.as(ngozi).call(readPlaceFigures, { place: 'KN' });
    for (const said of ['Sule', 'Garba', 'Amina', amina.accountId]) expect(text).not.toContain(said);
  });
});

describe('figures as a file', () => {
  const ask = (format: FileFormat, place = 'KN', language = 'en') =>
    house.as(ngozi).call(readPlaceFile, { place, format }, { headers: { 'accept-language': language } });

  test('are lines of CSV, and taking them is written down', async () => {
    const { status, bytes, headers } = await ask('csv');
    expect([status, headers['content-type']]).toEqual([200, 'text/csv']);
    const lines = Buffer.from(bytes).toString().split('\r\n');
    expect(lines[0]).toContain('Numerator');
    expect(lines.filter((line) => line.startsWith('Gezawa,'))).toHaveLength(indicators.length);
    expect(lines.find((line) => line.startsWith('Gezawa,') && line.includes('Women'))).toContain('no data,,percent,,');
    const noted = await row<{ n: number }>(
      house.pool,
      sql`select count(*) as n from kit.audit where act = 'took the figures of a place as a file'
            and account_id = ${ngozi.accountId} and object_id = 'KN'`,
    );
    expect(noted?.n).toBe(1);
  });

  test('are a sheet whose numbers are numbers', async () => {
    const { bytes } = await ask('xlsx');
    const { rows: cells, xml } = readSheet(bytes);
    expect(cells.some((line) => line.includes('Gezawa'))).toBe(true);
    expect(xml).not.toMatch(/<f\b/);
  });

  test('are a PDF in the language of whoever asks, with the source of each benchmark', async () => {
    for (const language of languages) {
      const { status, bytes } = await ask('pdf', 'KN', language);
      expect(status).toBe(200);
      const pages = readPages(bytes).join(' ');
      for (const said of ['Kano', 'Gezawa', 'icirnigeria.org']) expect(pages).toContain(said);
    }
  });

  test('are GeoJSON with a point for each part whose place is known', async () => {
    const { bytes, headers } = await ask('geojson', countryCode);
    expect(headers['content-type']).toBe('application/geo+json');
    const { features } = JSON.parse(Buffer.from(bytes).toString()) as {
      features: { geometry: { type: string; coordinates: number[] } | null; properties: Record<string, unknown> }[];
    };
    const kano = features.find(({ properties }) => properties['code'] === 'KN');
    expect(kano?.geometry).toMatchObject({ type: 'Point' });
    expect(kano?.properties).toHaveProperty('women_about');
  });

  test('are data values of DHIS2 by codes, without what is hidden or not known', async () => {
    const { bytes, headers } = await ask('dhis2');
    expect(headers['content-type']).toContain('application/json');
    expect(JSON.parse(Buffer.from(bytes).toString()), 'Kano has too few to be told').toEqual({ dataValues: [] });
    const { body } = await house.as(ngozi).call(readPlaceFigures, { place: 'KN' });
    const told = (of: CountedPlace): CountedPlace => ({
      ...of,
      cells: of.cells.map((cell) => (cell.key === 'farmers' ? { ...cell, state: 'shown', value: 12 } : cell)),
    });
    const gezawa = body.parts.filter(({ code }) => code === 'Gezawa').map(told);
    const { dataValues } = JSON.parse(
      dhis2Of({ ...body, day: '2026-11-23', total: told(body.total), parts: gezawa }),
    ) as { dataValues: unknown[] };
    const value = { dataElement: 'farmers', period: '202611', value: '12' };
    expect(dataValues).toEqual([
      { ...value, orgUnit: 'NG-KN' },
      { ...value, orgUnit: 'NG-KN-Gezawa' },
    ]);
  });
});

describe('figures by mail', () => {
  const start = (person: WorldPerson, place: string, every: Rhythm) =>
    house.as(person).call(startFigureMail, { id: newId(), place, every });

  test('are asked for once, and stopped by whoever asked', async () => {
    const { status, body } = await start(ngozi, 'KN', 'week');
    expect([status, body.place, body.every]).toEqual([201, 'KN', 'week']);
    expect((await start(ngozi, 'KN', 'week')).body.code).toBe('mail-goes-already');
    expect((await start(bola, 'LA', 'week')).status).toBe(404);
    expect((await house.as(ngozi).call(listFigureMails, {})).body.items).toHaveLength(1);
    const other = await house.as(halima).call(stopFigureMail, { id: newId(), mailId: body.id });
    expect(other.status).toBe(404);
    expect((await house.as(ngozi).call(stopFigureMail, { id: newId(), mailId: body.id })).status).toBe(200);
    expect((await house.as(ngozi).call(listFigureMails, {})).body.items).toEqual([]);
  });

  test('come once a week with the figures, and end for who may look no more', async () => {
    const { body: kept } = await start(halima, 'KN', 'week');
    await start(bola, 'KN', 'month');
    await house.services.jobs.start(mailJobs(house.services));
    const before = house.post.all(halima.email).length;
    await queueDueMails(house.services);
    house.clock.move({ hours: 24 * 7 });
    await Promise.all([queueDueMails(house.services), queueDueMails(house.services)]);
    const letter = await house.post.next(halima.email);
    expect(letter.subject).toContain('Kano');
    expect(letter.text).toMatch(/Farmers: \d|Farmers: Fewer/);
    expect(letter.text).toContain('/Regulator/figures');
    await queueDueMails(house.services);
    expect(house.post.all(halima.email)).toHaveLength(before + 1);

    await run(house.pool, sql`update supervision.duty set until_at = now(), ended_by = ${ngozi.accountId}`);
    await sendFigureMail(house.services, kept.id);
    const ended = await row(house.pool, sql`select stop_reason as why from figures.mail where id = ${kept.id}`);
    expect(ended).toEqual({ why: 'no-right' });
    expect(house.post.all(halima.email)).toHaveLength(before + 1);
    await house.services.jobs.stop();
  });
});

import { afterAll, describe, expect, test } from 'vitest';
import { captureEvent, captureEvents, listCaptures, readCapture, readEpcisEvent } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { openEpcisProgram } from '#world/epcis-program.ts';
import { openHouse } from '#world/open-house.ts';
import { documentOf, harvestEvent, newThing, stepEvent } from '#world/trace-hands.ts';

const house = await openHouse();
afterAll(house.close);

const { program, headers, capture, query } = await openEpcisProgram(house);

describe('a document of another system', () => {
  test('is taken in, and its job why that all of it was', async () => {
    const lot = newThing();
    const { status, body, headers: said } = await capture([harvestEvent(lot, 1200), stepEvent('shipping', lot, 1200)]);
    expect(status).toBe(202);
    expect(body).toMatchObject({
      running: false,
      success: true,
      told: 2,
      kept: 2,
      errors: [],
      captureErrorBehaviour: 'rollback',
    });
    expect(said['location']).toBe(`${house.services.publicUrl}/epcis/capture/${body.captureID}`);
    expect(said['gs1-epcis-version']).toBe('2.0.0');
    const read = await program.call(readCapture, { captureId: body.captureID }, { headers });
    expect(read.body).toEqual(body);
    const jobs = await program.call(listCaptures, { perPage: '1' }, { headers });
    expect(jobs.body).toMatchObject([{ captureID: body.captureID }]);
    expect((await query({ MATCH_anyEPCClass: lot })).list).toHaveLength(2);
  });

  test('with one event that cannot have happened is kept not at all, or but for that one, as its sender wishes', async () => {
    const [lot, other] = [newThing(), newThing()];
    const events = [harvestEvent(lot, 100), stepEvent('shipping', other, 5), stepEvent('shipping', lot, 100)];
    const whole = await capture(events);
    expect(whole.body).toMatchObject({ success: false, told: 3, kept: 0 });
    expect(whole.body.errors).toMatchObject([
      { instance: '/epcisBody/eventList/1', about: other, code: 'unknown-thing' },
    ]);
    expect((await query({ MATCH_anyEPC: lot })).list).toEqual([]);
    const rest = await capture(events, { errorBehaviour: 'proceed' });
    expect(rest.body).toMatchObject({ success: false, told: 3, kept: 2 });
    expect((await query({ MATCH_anyEPC: lot })).list).toHaveLength(2);
  });

  test('sent twice is there once, and an id of an event stands for one event', async () => {
    const lot = newThing();
    const eventID = `urn:uuid:${newId()}`;
    const event = harvestEvent(lot, 10, { eventID });
    for (const _ of [1, 2]) expect((await capture([event, event])).body).toMatchObject({ success: true, kept: 2 });
    expect((await query({ EQ_eventID: eventID })).list).toHaveLength(1);
    const other = await capture([harvestEvent(lot, 11, { eventID })]);
    expect(other.body.errors).toMatchObject([{ code: 'event-id-taken' }]);
    const unnamed = harvestEvent(newThing(), 10);
    await Promise.all([capture([unnamed]), capture([unnamed])]);
    const id = unnamed.quantityList?.[0]?.epcClass ?? '';
    expect((await query({ MATCH_anyEPC: id })).list.map((one) => one.eventID)).toEqual([
      expect.stringMatching(/^ni:\/\/\/sha-256;/),
    ]);
  });

  test('corrects an event by declaring it wrong, which stays on record with what takes its place', async () => {
    const lot = newThing();
    const [wrongId, rightId] = [`urn:uuid:${newId()}`, `urn:uuid:${newId()}`];
    const wrong = harvestEvent(lot, 500, { eventID: wrongId });
    const right = harvestEvent(lot, 50, { eventID: rightId });
    await capture([wrong]);
    const errorDeclaration = {
      declarationTime: '2026-04-01T09:00:00+01:00',
      reason: 'incorrect_data',
      correctiveEventIDs: [rightId],
    };
    const fixed = await capture([{ ...wrong, errorDeclaration }, right]);
    expect(fixed.body).toMatchObject({ success: true, kept: 2 });
    expect((await capture([{ ...wrong, errorDeclaration }])).body, 'said twice').toMatchObject({ success: true });
    expect((await query({ MATCH_anyEPC: lot })).list, 'the first word, the second, and what stands').toHaveLength(3);
    expect((await query({ MATCH_anyEPC: lot, EXISTS_errorDeclaration: 'true' })).list).toMatchObject([
      { errorDeclaration },
    ]);
    expect((await capture([stepEvent('shipping', lot, 60)])).body.errors).toMatchObject([{ code: 'not-enough' }]);
    const unknown = harvestEvent(newThing(), 5, { errorDeclaration });
    expect((await capture([unknown])).body.errors).toMatchObject([{ code: 'unknown-event' }]);
  });

  test.each([
    ['no JSON', '{"type":', 'malformed-json'],
    ['lists within lists without end', `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 'malformed-json'],
    ['no document of EPCIS', '{"type":"EPCISDocument"}', 'document-wrong'],
    [
      'a namespace that nobody explained',
      documentOf([harvestEvent(newThing(), 1, { 'other:colour': 'white' })]),
      'document-wrong',
    ],
    [
      'a context that would have to be fetched',
      documentOf([], { '@context': ['https://evil.example/context.jsonld'] }),
      'document-wrong',
    ],
    ['more events than are taken', documentOf(Array.from({ length: 2001 }, () => ({}))), 'document-wrong'],
    ['a quantity below nothing', documentOf([harvestEvent(newThing(), -1)]), 'document-wrong'],
    [
      'a day that is none',
      documentOf([harvestEvent(newThing(), 1, { eventTime: '2026-02-30T09:00:00Z' })]),
      'document-wrong',
    ],
  ])('is refused with 400 when it is %s', async (_what, document, code) => {
    const { status, body, headers: said } = await program.call(captureEvents, {}, { headers, document });
    expect([status, body.code]).toEqual([400, code]);
    expect(said['content-type']).toMatch(/^application\/problem\+json/);
    expect((body as unknown as { type: string }).type).toBe('epcisException:ValidationException');
  });

  test('of fifty megabytes is refused before it is read, and no other type of body is taken', async () => {
    const large = await program.call(captureEvents, {}, { headers, document: `{"a":"${'x'.repeat(50_000_000)}"}` });
    expect([large.status, (large.body as unknown as { type: string }).type]).toEqual([
      413,
      'epcisException:CaptureLimitExceededException',
    ]);
    const xml = await program.send({
      method: 'POST',
      url: '/epcis/capture',
      headers: { ...headers, 'content-type': 'application/xml' },
      payload: '<a/>',
    });
    expect(xml.status).toBe(415);
  });

  test('makes nothing of an address of this house, which gives its lots their own', async () => {
    const ours = `${house.services.publicUrl}/lot/${newId()}`;
    expect((await capture([harvestEvent(ours, 1)])).body.errors).toMatchObject([{ about: ours, code: 'id-wrong' }]);
  });

  test('speaks the version of the standard that is spoken here', async () => {
    const old = { ...headers, 'gs1-epcis-version': '1.2' };
    expect((await capture([], {}, { headers: old })).status).toBe(406);
    expect((await capture([], {}, { headers: { ...headers, 'gs1-epcis-version': '2.0.0' } })).status).toBe(202);
  });
});

describe('one event', () => {
  test('comes by itself with its own context, and is found by its id', async () => {
    const lot = newThing();
    const context = [
      'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld',
      { ext: 'https://stock.example/vocabulary/' },
    ];
    const event = { '@context': context, ...harvestEvent(lot, 3, { 'ext:colour': 'white' }) };
    const made = await program.call(captureEvent, {}, { headers, document: JSON.stringify(event) });
    expect(made.status).toBe(201);
    const { eventID } = made.body;
    expect(made.headers['location']).toContain(encodeURIComponent(eventID));
    const found = await program.call(readEpcisEvent, { eventId: eventID }, { headers });
    expect(found.body).toMatchObject({
      '@context': context,
      eventID,
      'ext:colour': 'white',
      recordTime: expect.any(String),
    });
    const again = harvestEvent(lot, 3, { action: 'OBSERVE', eventTime: '2026-03-01T09:00:00+01:00' });
    const refused = await program.call(
      captureEvent,
      {},
      { headers, document: JSON.stringify({ '@context': context, ...again }) },
    );
    expect([refused.status, (refused.body as unknown as { errors: unknown }).errors]).toEqual([
      400,
      [{ instance: lot, code: 'before-birth' }],
    ]);
    expect((await program.call(readEpcisEvent, { eventId: 'urn:uuid:none' }, { headers })).status).toBe(404);
  });
});

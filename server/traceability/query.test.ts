import { afterAll, describe, expect, test } from 'vitest';
import { captureEvents, describeCapture, describeEvents } from '@shuka/domain/traceability';
import { someCompany } from '#world/company-hands.ts';
import { openEpcisProgram, type Listed } from '#world/epcis-program.ts';
import { openHouse } from '#world/open-house.ts';
import { documentOf, harvestEvent, newThing, stepEvent } from '#world/trace-hands.ts';
import { someKey } from '#world/program-hands.ts';

const house = await openHouse();
afterAll(house.close);

const { program, headers, capture, query } = await openEpcisProgram(house);

describe('a query', () => {
  const [lot, sscc] = [newThing(), 'https://id.gs1.org/00/061511000000000002'];
  const day = (number: number) => `2026-05-0${number}T09:00:00+01:00`;

  test('is answered by step, time, thing and type, in pages', async () => {
    await capture([
      harvestEvent(lot, 90, { eventTime: day(1) }),
      stepEvent('storing', lot, 90, { eventTime: day(2) }),
      stepEvent('inspecting', lot, 90, { eventTime: day(3) }),
      {
        type: 'AggregationEvent',
        action: 'ADD',
        eventTime: day(4),
        eventTimeZoneOffset: '+01:00',
        bizStep: 'packing',
        parentID: 'urn:epc:id:sscc:6151100.0000000000',
        childQuantityList: [{ epcClass: lot, quantity: 0.04, uom: 'TNE' }],
      },
    ]);
    const steps = async (asked: object) =>
      (await query({ MATCH_anyEPC: lot, orderDirection: 'ASC', ...asked })).list.map(({ bizStep }) => bizStep);
    expect(await steps({})).toEqual(['commissioning', 'storing', 'inspecting', 'packing']);
    expect(await steps({ EQ_bizStep: 'storing,https://ref.gs1.org/cbv/BizStep-inspecting' })).toEqual([
      'storing',
      'inspecting',
    ]);
    expect(await steps({ GE_eventTime: day(2), LT_eventTime: day(4) })).toEqual(['storing', 'inspecting']);
    expect(await steps({ eventType: 'AggregationEvent' })).toEqual(['packing']);
    expect(await steps({ EQ_action: 'ADD', EQ_disposition: 'active' })).toEqual(['commissioning']);
    expect(
      (await query({ MATCH_parentID: sscc })).list.map(({ parentID }) => parentID),
      'a URN and its link are one',
    ).toEqual([sscc]);
    expect((await query({ MATCH_inputEPCClass: lot })).list).toEqual([]);
    const first = await query({ MATCH_anyEPC: lot, perPage: '3' });
    const next = /<([^>]+)>; rel="next"/.exec(first.headers['link'] ?? '')?.[1] ?? '';
    expect(next).toContain('MATCH_anyEPC=');
    const rest = await program.send({ method: 'GET', url: next.replace(house.services.publicUrl, ''), headers });
    const listed = (rest.body as unknown as Listed).epcisBody.queryResults.resultsBody.eventList;
    expect([first.list.length, listed.map(({ bizStep }) => bizStep), rest.headers['link']]).toEqual([
      3,
      ['commissioning'],
      undefined,
    ]);
  });

  test('that nobody can answer is refused, in the words of EPCIS', async () => {
    for (const asked of [
      { EQ_colour: 'white' },
      { GE_eventTime: 'yesterday' },
      { nextPageToken: 'abc' },
      { eventType: 'Party' },
    ]) {
      const { status, body } = await query(asked);
      expect([status, (body as unknown as { type: string }).type]).toEqual([
        400,
        'epcisException:QueryParameterException',
      ]);
    }
  });

  test('of another company finds nothing of it, unless it was named as the other side', async () => {
    const { companyId, owner } = await someCompany(house);
    const other = await someKey(house, ['epcis-query', 'epcis-capture'], { holderId: companyId, owner });
    expect((await query({ MATCH_anyEPC: lot }, other)).list).toEqual([]);
    const use = () =>
      program.call(
        captureEvents,
        {},
        { headers: other.headers, document: documentOf([stepEvent('receiving', lot, 90, { eventTime: day(6) })]) },
      );
    expect((await use()).body.errors).toMatchObject([{ code: 'unknown-thing' }]);
    const destination = `${house.services.publicUrl}/company/${companyId}`;
    await capture([
      stepEvent('shipping', lot, 90, {
        eventTime: day(5),
        destinationList: [{ type: 'possessing_party', destination }],
      }),
    ]);
    expect((await query({ MATCH_anyEPC: lot }, other)).list.map(({ bizStep }) => bizStep)).toEqual(['shipping']);
    expect((await use()).body).toMatchObject({ success: true });
  });

  test('is described before anybody asks one', async () => {
    const about = await program.call(describeCapture, {});
    expect([about.status, about.headers['gs1-epcis-capture-limit'], about.headers['allow']]).toEqual([
      200,
      '2000',
      'GET, POST, OPTIONS',
    ]);
    expect((await program.call(describeEvents, {})).headers['gs1-cbv-version']).toBe('2.0.0');
  });
});

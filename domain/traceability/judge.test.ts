import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readDocument } from './document-check.ts';
import type { EpcisEvent } from './event-model.ts';
import { edgesOf, happeningOf } from './happening.ts';
import { judge, judgeTakeBack, type Refusal } from './judge.ts';
import { leftOf, type Things } from './thing-model.ts';

const now = new Date('2026-11-01T08:00:00Z');
const [maize, more, flour, pallet] = ['maize', 'more', 'flour', 'pallet'].map(
  (name) => `https://farm.example/lot/${name}`,
) as [string, string, string, string];

const said = (eventTime: string) => ({ eventTime, eventTimeZoneOffset: '+01:00' });
const kilograms = (epcClass: string, quantity: number) => ({ epcClass, quantity, uom: 'KGM' });

const object = (time: string, change: Partial<EpcisEvent>): EpcisEvent => ({
  type: 'ObjectEvent',
  action: 'OBSERVE',
  ...said(time),
  ...change,
});
const harvested = (lot: string, quantity: number, time = '2026-09-20T09:00:00+01:00') =>
  object(time, { action: 'ADD', bizStep: 'commissioning', quantityList: [kilograms(lot, quantity)] });
const shipped = (lot: string, quantity: number, time = '2026-09-22T09:00:00+01:00') =>
  object(time, { bizStep: 'shipping', quantityList: [kilograms(lot, quantity)] });
const received = (lot: string, quantity: number, time = '2026-09-23T09:00:00+01:00') =>
  object(time, { bizStep: 'receiving', quantityList: [kilograms(lot, quantity)] });
const milled = (inputs: readonly [string, number][], out: number, change: Partial<EpcisEvent> = {}): EpcisEvent => ({
  type: 'TransformationEvent',
  ...said('2026-09-25T09:00:00+01:00'),
  inputQuantityList: inputs.map(([lot, quantity]) => kilograms(lot, quantity)),
  outputQuantityList: [kilograms(flour, out)],
  ...change,
});
const packed = (quantity: number): EpcisEvent => ({
  type: 'AggregationEvent',
  action: 'ADD',
  ...said('2026-09-26T09:00:00+01:00'),
  parentID: pallet,
  childQuantityList: [kilograms(flour, quantity)],
});

const tell = (things: Things, events: readonly EpcisEvent[]): Refusal[] =>
  events.flatMap((event, place) => judge(things, { event, happening: happeningOf(event, `urn:event:${place}`) }, now));

const reasons = (...events: readonly EpcisEvent[]): string[] => tell(new Map(), events).map(({ why }) => why);

describe('what happened to lots', () => {
  test('is believed when it can have happened: grown, sent, received with a loss, milled, packed', () => {
    const things: Things = new Map();
    const events = [
      harvested(maize, 1200),
      shipped(maize, 1200),
      received(maize, 1198),
      milled([[maize, 1198]], 980),
      packed(900),
    ];
    expect(tell(things, events)).toEqual([]);
    expect(things.get(maize)).toMatchObject({
      made: 1_200_000,
      used: 1_198_000,
      shipped: 1_200_000,
      received: 1_198_000,
    });
    expect(leftOf(things.get(maize) ?? ({} as never)), 'two kilograms are on the way for ever').toBe(0);
    expect(things.get(flour)).toMatchObject({ made: 980_000, packed: 900_000 });
  });

  test.each([
    ['more came out than went in', 'above-input', [harvested(maize, 100), milled([[maize, 100]], 101)]],
    ['more was used than there was', 'not-enough', [harvested(maize, 100), milled([[maize, 120]], 90)]],
    ['more arrived than was sent', 'above-shipped', [harvested(maize, 100), shipped(maize, 80), received(maize, 81)]],
    ['more arrived than there is', 'above-shipped', [harvested(maize, 100), received(maize, 101)]],
    ['more was sent than there was', 'not-enough', [harvested(maize, 100), shipped(maize, 101)]],
    [
      'what is on its way was used',
      'not-enough',
      [harvested(maize, 100), shipped(maize, 80), milled([[maize, 30]], 20)],
    ],
    ['nobody knows the lot', 'unknown-thing', [harvested(maize, 100), shipped(more, 10)]],
    [
      'it was sent before it was there',
      'before-birth',
      [harvested(maize, 100), shipped(maize, 10, '2026-09-19T09:00:00+01:00')],
    ],
    [
      'it arrived before it was sent',
      'before-shipping',
      [harvested(maize, 100), shipped(maize, 10), received(maize, 10, '2026-09-21T09:00:00+01:00')],
    ],
    ['the day is not there yet', 'in-future', [harvested(maize, 100, '2027-01-01T09:00:00+01:00')]],
    ['a check digit is wrong', 'check-digit', [harvested('https://id.gs1.org/01/06151101234568/10/A', 1)]],
    [
      'it was used up',
      'ended',
      [harvested(maize, 100), milled([[maize, 100]], 90), shipped(maize, 1, '2026-09-28T09:00:00+01:00')],
    ],
    [
      'it came out of something else already',
      'made-already',
      [harvested(maize, 100), harvested(flour, 5), milled([[maize, 50]], 40, { transformationID: 'urn:uuid:1' })],
    ],
    [
      'it is counted otherwise',
      'unit-differs',
      [
        harvested(maize, 100),
        object('2026-09-22T09:00:00+01:00', { quantityList: [{ epcClass: maize, quantity: 1, uom: 'LTR' }] }),
      ],
    ],
  ])('is refused when %s', (_why, why, events) => {
    expect(reasons(...events)).toEqual([why]);
  });

  test('of a process adds up over all of its events', () => {
    const part = (inputs: readonly [string, number][], out: number) =>
      milled(inputs, out, { transformationID: 'urn:uuid:1' });
    const [{ outputQuantityList: _, ...inputOnly }, { inputQuantityList: __, ...outputOnly }] = [
      part([[maize, 100]], 1),
      part([], 90),
    ];
    const things: Things = new Map();
    expect(tell(things, [harvested(maize, 100), inputOnly as EpcisEvent, outputOnly as EpcisEvent])).toEqual([]);
    expect(
      tell(things, [{ ...outputOnly, outputQuantityList: [kilograms(flour, 11)] } as EpcisEvent]).map(({ why }) => why),
    ).toEqual(['above-input']);
  });

  test('of a step with a name that every object of JavaScript has is a step like others', () => {
    const event = { ...shipped(maize, 80), bizStep: 'constructor' };
    expect(happeningOf(event, 'urn:event:0').touches).toMatchObject([{ part: 'seen' }]);
  });

  test('is taken back while nothing later needs it', () => {
    const things: Things = new Map();
    const first = harvested(maize, 100);
    const judged = { event: first, happening: happeningOf(first, 'urn:event:0') };
    tell(things, [first, shipped(maize, 80)]);
    expect(judgeTakeBack(things, judged).map(({ why }) => why)).toEqual(['needed-later']);
    expect(
      judgeTakeBack(things, { event: shipped(maize, 80), happening: happeningOf(shipped(maize, 80), '') }),
    ).toEqual([]);
    expect(judgeTakeBack(things, judged)).toEqual([]);
    expect(things.get(maize)).toMatchObject({ made: 0, bornAt: null, shipped: 0, shippedAt: null });
  });

  test('joins what went in with what came out: through the process where several meet several', () => {
    const several = milled(
      [
        [maize, 1],
        [more, 1],
      ],
      1,
    );
    expect(edgesOf(happeningOf(several, 'urn:event:1'))).toEqual([
      { fromId: maize, toId: flour },
      { fromId: more, toId: flour },
    ]);
    const process = { ...several, transformationID: 'urn:uuid:1' };
    expect(edgesOf(happeningOf(process, 'urn:event:1'))).toHaveLength(3);
    expect(edgesOf(happeningOf(packed(1), ''))).toEqual([{ fromId: flour, toId: pallet }]);
  });
});

const folder = new URL('../../../shared/vectors/epcis/', import.meta.url);

describe.skipIf(!existsSync(folder))('the worked case (skipped where the folder of vectors is absent)', () => {
  const verdict = (name: string): string[] => {
    const { events } = readDocument(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    return tell(
      new Map(),
      events.map(({ event }) => event),
    ).map(({ why }) => why);
  };

  test.each([
    ['farm-to-market.jsonld', []],
    [
      'neg-output-exceeds-input.jsonld',
      ['above-input', 'unknown-thing', 'unknown-thing', 'unknown-thing', 'unknown-thing'],
    ],
    ['neg-unknown-lot.jsonld', ['unknown-thing']],
  ])('%s has the right verdict', (name, why) => {
    expect(verdict(name).slice(0, Math.max(1, why.length))).toEqual(why);
  });
});

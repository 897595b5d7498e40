import { describe, expect, test } from 'vitest';
import type { EpcisEvent } from './event-model.ts';
import { trackingOf } from './key-data-model.ts';

const lot = 'https://shuka.example/lot/018f3f5e-7d7a-7c11-8a54-0242ac120002';
const flour = `${lot}/Flour`;

const event = (change: Partial<EpcisEvent>): EpcisEvent => ({
  type: 'ObjectEvent',
  eventTime: '2026-05-02T09:00:00+01:00',
  eventTimeZoneOffset: '+01:00',
  ...change,
});

const some = (epcClass: string) => [{ epcClass, quantity: 10, uom: 'KGM' }];

/** 21 CFR 1.1310 says what each step is, 1.1325 to 1.1350 what is written down of it. */
describe('the steps that FSMA 204 tells apart', () => {
  test.each<[string, Partial<EpcisEvent>, string | undefined, string | undefined]>([
    ['a harvest', { action: 'ADD', bizStep: 'commissioning' }, 'harvesting', '1.1325'],
    ['cooling before packing', { action: 'OBSERVE', bizStep: 'other', 'shuka:cooling': 'icing' }, 'cooling', '1.1325'],
    ['another step without a name', { action: 'OBSERVE', bizStep: 'other' }, undefined, undefined],
    [
      'a lot from a farm that goes into a crate',
      { type: 'AggregationEvent', action: 'ADD', bizStep: 'packing', childQuantityList: some(lot) },
      'initial-packing',
      '1.1330',
    ],
    [
      'flour that goes onto a pallet',
      { type: 'AggregationEvent', action: 'ADD', bizStep: 'packing', childQuantityList: some(flour) },
      undefined,
      undefined,
    ],
    [
      'a crate that is emptied',
      { type: 'AggregationEvent', action: 'DELETE', bizStep: 'packing', childQuantityList: some(lot) },
      undefined,
      undefined,
    ],
    [
      'a lot from a farm that is filled into packs',
      {
        type: 'TransformationEvent',
        bizStep: 'packing',
        inputQuantityList: some(lot),
        outputQuantityList: some(flour),
      },
      'initial-packing',
      '1.1330',
    ],
    [
      'flour that is filled into packs',
      { type: 'TransformationEvent', bizStep: 'packing', inputQuantityList: some(flour) },
      'transformation',
      '1.1350',
    ],
    [
      'grain that is milled',
      { type: 'TransformationEvent', bizStep: 'commissioning', inputQuantityList: some(lot) },
      'transformation',
      '1.1350',
    ],
    [
      'a farmer’s lot that is split before anybody packed it',
      { type: 'TransformationEvent', bizStep: 'creating_class_instance', inputQuantityList: some(lot) },
      undefined,
      undefined,
    ],
    ['goods sent off', { action: 'OBSERVE', bizStep: 'shipping' }, 'shipping', '1.1340'],
    ['goods that came', { action: 'OBSERVE', bizStep: 'receiving' }, 'receiving', '1.1345'],
    [
      'fish from a vessel, as another system names it',
      { action: 'OBSERVE', bizStep: 'receiving', 'shuka:criticalTrackingEvent': 'first-land-based-receiving' },
      'first-land-based-receiving',
      '1.1335',
    ],
    ['a stock count', { action: 'OBSERVE', bizStep: 'stock_taking' }, undefined, undefined],
  ])('%s', (_, change, cte, section) => {
    const found = trackingOf(event(change));
    expect([found?.cte, found?.section]).toEqual([cte, section]);
  });
});

import { amountOf, oneThing, type Amount } from './amounts.ts';
import { readId, type IdFault } from './epc-id.ts';
import type { EpcisEvent, QuantityElement } from './event-model.ts';

/** What an event does to one thing. `seen` changes nothing of it. */
export const roles = ['made', 'used', 'shipped', 'received', 'packed', 'unpacked', 'holds', 'seen'] as const;

export type Part = (typeof roles)[number];

/** One thing an event names: what happened to how much of it; null where nobody said how much. */
export type Touch = {
  readonly id: string;
  readonly part: Part;
  readonly amount: Amount | null;
  readonly isOne: boolean;
};

/** What an event comes to: the things it touches, and which of them became which. */
export type Happening = {
  readonly touches: readonly Touch[];
  /** What joins several that went in with several that came out, or an event with others of one process; null where one side is single. */
  readonly processId: string | null;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly isRecall: boolean;
  readonly faults: readonly { readonly at: string; readonly why: IdFault }[];
};

const listed = (part: Part, epcs: readonly string[] = [], quantities: readonly QuantityElement[] = []): Touch[] => [
  ...epcs.map((epc): Touch => ({ id: epc, part, amount: oneThing, isOne: true })),
  ...quantities.map((one): Touch => ({ id: one.epcClass, part, amount: amountOf(one), isOne: false })),
];

const byStep: ReadonlyMap<string, Part> = new Map([
  ['shipping', 'shipped'],
  ['receiving', 'received'],
  ['retail_selling', 'used'],
]);

const ofObject = ({ action, bizStep = '', epcList, quantityList }: EpcisEvent): Touch[] => {
  const part = action === 'ADD' ? 'made' : action === 'DELETE' ? 'used' : (byStep.get(bizStep) ?? 'seen');
  return listed(part, epcList, quantityList);
};

const parent = ({ parentID }: EpcisEvent, part: Part): Touch[] =>
  parentID === undefined ? [] : [{ id: parentID, part, amount: oneThing, isOne: true }];

const ofAggregation = (event: EpcisEvent): Touch[] => {
  const part = ({ ADD: 'packed', DELETE: 'unpacked', OBSERVE: 'seen' } as const)[event.action ?? 'OBSERVE'];
  const children = listed(part, event.childEPCs, event.childQuantityList);
  return [...parent(event, event.action === 'ADD' ? 'holds' : 'seen'), ...children];
};

const touchesOf = (event: EpcisEvent): Touch[] => {
  if (event.type === 'ObjectEvent') return ofObject(event);
  if (event.type === 'AggregationEvent') return ofAggregation(event);
  if (event.type === 'TransformationEvent')
    return [
      ...listed('used', event.inputEPCList, event.inputQuantityList),
      ...listed('made', event.outputEPCList, event.outputQuantityList),
    ];
  return [
    ...parent(event, 'seen'),
    ...listed('seen', event.epcList ?? event.childEPCs, event.quantityList ?? event.childQuantityList),
  ];
};

const idsOf = (touches: readonly Touch[], ...parts: readonly Part[]): string[] => [
  ...new Set(touches.filter(({ part }) => parts.includes(part)).map(({ id }) => id)),
];

/** What joins in- and outputs, where they are not simply one to many. */
const processOf = (event: EpcisEvent, eventId: string, sides: readonly (readonly string[])[]): string | null => {
  if (event.type !== 'TransformationEvent') return null;
  if (event.transformationID !== undefined) return event.transformationID;
  return sides.every((side) => side.length > 1) ? eventId : null;
};

/** What an event comes to. @param eventId its own id, or that of its hash. */
export const happeningOf = (event: EpcisEvent, eventId: string): Happening => {
  const faults: { at: string; why: IdFault }[] = [];
  const touches = touchesOf(event).map((touch) => {
    const { id, fault } = readId(touch.id);
    if (fault !== null) faults.push({ at: touch.id, why: fault });
    return { ...touch, id };
  });
  const places = [event.readPoint?.id, event.bizLocation?.id].filter((id) => id !== undefined);
  for (const place of places) {
    const { fault } = readId(place);
    if (fault !== null) faults.push({ at: place, why: fault });
  }
  const isPacking = event.type === 'AggregationEvent';
  const inputs = isPacking ? idsOf(touches, 'packed') : idsOf(touches, 'used');
  const outputs = isPacking ? idsOf(touches, 'holds') : idsOf(touches, 'made');
  const hasEdges = isPacking || event.type === 'TransformationEvent';
  return {
    touches,
    processId: processOf(event, eventId, [inputs, outputs]),
    inputs: hasEdges ? inputs : [],
    outputs: hasEdges ? outputs : [],
    isRecall: event.disposition === 'recalled',
    faults,
  };
};

/** One thing that became, or was packed into, another. */
export type Edge = { readonly fromId: string; readonly toId: string };

/** Which things became which by what happened; through the process where there is one. */
export const edgesOf = ({ inputs, outputs, processId }: Happening): Edge[] => {
  if (processId === null) return inputs.flatMap((fromId) => outputs.map((toId) => ({ fromId, toId })));
  return [
    ...inputs.map((fromId) => ({ fromId, toId: processId })),
    ...outputs.map((toId) => ({ fromId: processId, toId })),
  ];
};

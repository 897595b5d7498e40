import { epcisLimits } from './epcis-limits.ts';
import type { EpcisEvent } from './event-model.ts';
import type { Happening, Touch } from './happening.ts';
import { newThing, onTheWay, type Thing, type Things } from './thing-model.ts';

/** Why an event cannot have happened: the thing it is about, and the word of the catalogue. */
export type Refusal = { readonly about: string; readonly why: string };

const millisOf = (text: string): number => Date.parse(text);

const inUtc = (text: string): string => new Date(text).toISOString();

/** Adds what a touch does; `times` is -1 where it is taken back. */
const added = (
  thing: Thing,
  { part, amount, isOne }: Touch,
  at: string,
  madeBy: string | null,
  times: 1 | -1,
): Thing => {
  const by = (amount?.thousandths ?? 0) * times;
  const unit = thing.unit ?? amount?.unit ?? null;
  const counted = { ...thing, unit };
  if (part === 'made' || part === 'holds') {
    const isThere = part === 'holds' && thing.bornAt !== null && times === 1;
    if (isThere) return counted;
    const made = Math.max(0, thing.made + by);
    if (made === 0 && times === -1) return { ...counted, made, bornAt: null, madeBy: null };
    return { ...counted, made, bornAt: thing.bornAt ?? at, madeBy: thing.madeBy ?? madeBy };
  }
  if (part === 'used') {
    const used = thing.used + by;
    const isGone = isOne || (thing.made > 0 && used >= thing.made);
    return { ...counted, used, endedAt: isGone && times === 1 ? at : null };
  }
  if (part === 'shipped') {
    const shipped = thing.shipped + by;
    return { ...counted, shipped, shippedAt: shipped === 0 ? null : (thing.shippedAt ?? at) };
  }
  if (part === 'received') return thing.shipped === 0 ? counted : { ...counted, received: thing.received + by };
  if (part === 'packed') return { ...counted, packed: thing.packed + by };
  if (part === 'unpacked') return { ...counted, packed: Math.max(0, thing.packed - by) };
  return counted;
};

/** What the numbers of a thing forbid after a touch; null where they add up. */
const wrongAfter = (thing: Thing, { part, amount }: Touch): string | null => {
  if (amount === null || thing.kind === 'process') return null;
  if (thing.unit !== amount.unit) return 'unit-differs';
  if (thing.shipped > 0 && thing.received > thing.shipped) return 'above-shipped';
  if (part === 'received' && thing.shipped === 0 && amount.thousandths > thing.made - thing.used)
    return 'above-shipped';
  if (part === 'packed' && thing.packed > thing.made - thing.used) return 'not-enough';
  if (thing.used + onTheWay(thing) > thing.made) return 'not-enough';
  return part === 'seen' && amount.thousandths > thing.made ? 'not-enough' : null;
};

/** What forbids a touch before its numbers are looked at. */
const wrongBefore = (thing: Thing, { part }: Touch, at: string, madeBy: string | null): string | null => {
  const isBirth = part === 'made' || (part === 'holds' && thing.bornAt === null);
  if (isBirth && thing.bornAt === null) return null;
  if (!thing.isKnown || thing.bornAt === null) return 'unknown-thing';
  if (part === 'made' && (!thing.isTheirs || thing.madeBy !== madeBy)) return 'made-already';
  if (millisOf(at) < millisOf(thing.bornAt)) return 'before-birth';
  if (part === 'received' && thing.shippedAt !== null && millisOf(at) < millisOf(thing.shippedAt))
    return 'before-shipping';
  const isPassive = part === 'seen' || part === 'unpacked';
  return thing.endedAt !== null && !isPassive && millisOf(at) >= millisOf(thing.endedAt) ? 'ended' : null;
};

const sums = (touches: readonly Touch[], part: 'made' | 'used'): Map<string, number> => {
  const by = new Map<string, number>();
  for (const { amount, part: held } of touches)
    if (held === part && amount !== null) by.set(amount.unit, (by.get(amount.unit) ?? 0) + amount.thousandths);
  return by;
};

/** Whether more came out than went in, of a unit that both sides are counted in; with what earlier events of a process told. */
const isAboveInput = ({ touches, processId, inputs, outputs }: Happening, process: Thing | null): boolean => {
  if (inputs.length + outputs.length === 0) return false;
  const [into, out] = [sums(touches, 'used'), sums(touches, 'made')];
  const before = (unit: string, held: 'made' | 'used'): number =>
    processId !== null && process !== null && process.unit === unit ? process[held] : 0;
  return [...out].some(([unit, made]) => {
    const used = (into.get(unit) ?? 0) + before(unit, 'used');
    return (
      (into.has(unit) || used > 0 || processId !== null) &&
      (used > 0 || into.size === 0) &&
      made + before(unit, 'made') > used
    );
  });
};

/** What went into and came out of a process, of mass where there is any. */
const throughProcess = (process: Thing, { touches }: Happening, at: string, times: 1 | -1): Thing => {
  const [into, out] = [sums(touches, 'used'), sums(touches, 'made')];
  const unit = process.unit ?? [...into.keys(), ...out.keys()][0] ?? null;
  const of = (all: Map<string, number>): number => (unit === null ? 0 : (all.get(unit) ?? 0) * times);
  return {
    ...process,
    unit,
    used: process.used + of(into),
    made: process.made + of(out),
    bornAt: process.bornAt ?? at,
  };
};

export type Judged = { readonly event: EpcisEvent; readonly happening: Happening };

const refusals = (things: Things, { event, happening }: Judged, now: Date): Refusal[] => {
  const { touches, processId, faults } = happening;
  const wrongIds = faults.map(({ at, why }) => ({ about: at, why }));
  if (millisOf(event.eventTime) > now.getTime() + epcisLimits.aheadMinutes * 60_000)
    return [...wrongIds, { about: event.eventTime, why: 'in-future' }];
  const at = inUtc(event.eventTime);
  const wrong = touches.flatMap((touch) => {
    const why = wrongBefore(things.get(touch.id) ?? newThing(touch.id, 'class'), touch, at, processId);
    return why === null ? [] : [{ about: touch.id, why }];
  });
  const process = processId === null ? null : (things.get(processId) ?? null);
  const isAbove = event.type === 'TransformationEvent' && isAboveInput(happening, process);
  return [...wrongIds, ...wrong, ...(isAbove ? [{ about: processId ?? '', why: 'above-input' }] : [])];
};

/** The things after an event, and what their numbers forbid. */
const applied = (things: Things, { event, happening }: Judged, times: 1 | -1): { after: Things; wrong: Refusal[] } => {
  const at = inUtc(event.eventTime);
  const after: Things = new Map();
  const held = (id: string, kind: Thing['kind']): Thing => after.get(id) ?? things.get(id) ?? newThing(id, kind);
  const wrong: Refusal[] = [];
  for (const touch of happening.touches) {
    const thing = added(held(touch.id, touch.isOne ? 'one' : 'class'), touch, at, happening.processId, times);
    after.set(touch.id, happening.isRecall ? { ...thing, recalledAt: times === 1 ? at : null } : thing);
  }
  for (const touch of happening.touches) {
    const why = wrongAfter(held(touch.id, 'class'), touch);
    if (why !== null) wrong.push({ about: touch.id, why });
  }
  if (happening.processId !== null)
    after.set(happening.processId, throughProcess(held(happening.processId, 'process'), happening, at, times));
  return { after, wrong };
};

/**
 * Whether an event can have happened, given the things as they stand; where it can, they stand as it left them.
 * @param isTrusted whether our own books vouch for it: it is taken in as it is, so that no book is without its event.
 */
export const judge = (things: Things, judged: Judged, now: Date, isTrusted = false): Refusal[] => {
  const first = isTrusted ? [] : refusals(things, judged, now);
  if (first.length > 0) return first;
  const { after, wrong } = applied(things, judged, 1);
  if (!isTrusted && wrong.length > 0) return wrong;
  after.forEach((thing, id) => things.set(id, thing));
  return [];
};

/** Takes back what an event did, where what came after does not need it. */
export const judgeTakeBack = (things: Things, judged: Judged, isTrusted = false): Refusal[] => {
  const { after, wrong } = applied(things, judged, -1);
  if (!isTrusted && wrong.length > 0) return wrong.map(({ about }) => ({ about, why: 'needed-later' }));
  after.forEach((thing, id) => things.set(id, thing));
  return [];
};

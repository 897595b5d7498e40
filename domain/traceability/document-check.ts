import { fieldsOf, isFields, like, oneOf, text, time, uri, type Check } from './checks.ts';
import { epcisLimits } from './epcis-limits.ts';
import { shapeFaults } from './event-check.ts';
import type { EpcisEvent, EventFault, Namespaces } from './event-model.ts';
import { extension, readContext, unknownNames } from './extension-check.ts';

/** An event with what its prefixes stand for. */
export type ReadEvent = { readonly event: EpcisEvent; readonly namespaces: Namespaces };

export type ReadDocument = { readonly events: readonly ReadEvent[]; readonly faults: readonly EventFault[] };

const anything: Check = () => undefined;

const documentShape = fieldsOf({
  must: {
    '@context': anything,
    type: oneOf(['EPCISDocument']),
    schemaVersion: like(/^\d+(\.\d+)*$/, 'version-wrong'),
    creationDate: time,
    epcisBody: fieldsOf({ must: { eventList: anything } }),
  },
  may: { id: uri, instanceIdentifier: text, sender: text, receiver: text, epcisHeader: anything },
  others: extension,
});

/** More faults than this are not told: they are most often one. */
const mostFaults = 50;

const readOne = (event: unknown, at: string, outer: Namespaces): { read: ReadEvent; faults: EventFault[] } => {
  const own = readContext(isFields(event) ? event['@context'] : undefined, `${at}/@context`, outer);
  const faults = [...own.faults, ...shapeFaults(event, at), ...unknownNames(event, own.namespaces, at)];
  return { read: { event: event as EpcisEvent, namespaces: own.namespaces }, faults };
};

/** Reads one event that comes by itself, with its own context. */
export const readEvent = (event: unknown): ReadDocument => {
  if (!isFields(event) || event['@context'] === undefined)
    return { events: [], faults: [{ at: '/@context', why: 'missing' }] };
  const { read, faults } = readOne(event, '', readContext([], '').namespaces);
  return { events: [read], faults: faults.slice(0, mostFaults) };
};

/**
 * Reads a document of EPCIS 2.0. @param document what its JSON says.
 * @returns its events where nothing is wrong with it, and all that is wrong: where, as a JSON pointer, and what.
 */
export const readDocument = (document: unknown): ReadDocument => {
  const faults: EventFault[] = [];
  documentShape(document, '', (fault) => faults.push(fault));
  if (!isFields(document)) return { events: [], faults };
  const outer = readContext(document['@context'] ?? [], '/@context');
  faults.push(...outer.faults);
  const body = document['epcisBody'];
  const list = isFields(body) ? body['eventList'] : undefined;
  if (!Array.isArray(list))
    return { events: [], faults: [...faults, { at: '/epcisBody/eventList', why: 'list-wrong' }] };
  if (list.length > epcisLimits.mostEvents)
    return { events: [], faults: [{ at: '/epcisBody/eventList', why: 'too-many-events' }] };
  const events: ReadEvent[] = [];
  for (const [place, event] of list.entries()) {
    const { read, faults: wrong } = readOne(event, `/epcisBody/eventList/${place}`, outer.namespaces);
    events.push(read);
    faults.push(...wrong);
    if (faults.length >= mostFaults) break;
  }
  return { events: faults.length === 0 ? events : [], faults: faults.slice(0, mostFaults) };
};

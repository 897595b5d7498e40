import type { FoundEvent } from './query-store.ts';

const epcisContext = 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld';

/** Prefixes that EPCIS’s own context has. */
const known = ['epcis', 'cbv', 'gs1'];

/** An event as it leaves: as it came, with when it was recorded and what its own prefixes stand for. */
const shownEvent = ({ body, eventId, recordTime, namespaces }: FoundEvent): Record<string, unknown> => {
  const own = Object.fromEntries(Object.entries(namespaces).filter(([prefix]) => !known.includes(prefix)));
  const context = Object.keys(own).length === 0 ? {} : { '@context': [own] };
  return { ...context, ...body, eventID: eventId, recordTime };
};

/** One event by itself. */
export const singleEvent = (found: FoundEvent): Record<string, unknown> => {
  const { '@context': own = [], ...event } = shownEvent(found);
  return { '@context': [epcisContext, ...(own as object[])], ...event };
};

/** Events as the answer to a query. */
export const queryDocument = (found: readonly FoundEvent[], now: Date): Record<string, unknown> => ({
  '@context': [epcisContext],
  type: 'EPCISQueryDocument',
  schemaVersion: '2.0',
  creationDate: now.toISOString(),
  epcisBody: {
    queryResults: { queryName: 'SimpleEventQuery', resultsBody: { eventList: found.map(shownEvent) } },
  },
});

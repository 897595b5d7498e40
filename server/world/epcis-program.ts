import { captureEvents, listEvents, type EpcisEvent } from '@shuka/domain/traceability';
import type { OpenHouse } from './open-house.ts';
import { someKey } from './program-hands.ts';
import { documentOf } from './trace-hands.ts';

/** What a query answers, in the words of EPCIS 2.0. */
export type Listed = {
  epcisBody: { queryResults: { resultsBody: { eventList: (EpcisEvent & { eventID: string })[] } } };
};

/** A program of Danjuma's company that hands in events and asks for them, by the standard’s own words. */
export const openEpcisProgram = async (house: OpenHouse) => {
  const { headers } = await someKey(house, ['epcis-capture', 'epcis-query']);
  const program = house.visitor();
  return {
    program,
    headers,
    capture: (events: readonly unknown[], input: object = {}, extras: object = {}) =>
      program.call(captureEvents, { ...input }, { headers, document: documentOf(events), ...extras }),
    /** @param by the key of another program. */
    query: async (asked: object, by: { headers: { authorization: string } } = { headers }) => {
      const answer = await program.call(listEvents, { ...asked }, by);
      const list = (answer.body as unknown as Listed).epcisBody?.queryResults.resultsBody.eventList ?? [];
      return { ...answer, list };
    },
  };
};

import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { epcisLimits } from './epcis-limits.ts';
import { asked, described, page, query, versionHeaders, versions } from './epcis-headers.ts';
import { moment } from './moment.ts';

const text = z.optional(
  z
    .string()
    .check(
      z.minLength(1, 'field.wrong'),
      z.maxLength(8000, 'field.tooLong'),
      z.regex(/^[^\u0000-\u001f]*$/, 'field.wrong'),
    ),
);
const when = z.optional(moment);

/** The parameters of the Simple Event Query that are answered; several values of one are parted by commas. */
const eventQuery = {
  eventType: text,
  EQ_action: text,
  EQ_bizStep: text,
  EQ_disposition: text,
  EQ_readPoint: text,
  EQ_bizLocation: text,
  EQ_eventID: text,
  EQ_transformationID: text,
  MATCH_epc: text,
  MATCH_anyEPC: text,
  MATCH_epcClass: text,
  MATCH_anyEPCClass: text,
  MATCH_parentID: text,
  MATCH_inputEPC: text,
  MATCH_inputEPCClass: text,
  MATCH_outputEPC: text,
  MATCH_outputEPCClass: text,
  GE_eventTime: when,
  LT_eventTime: when,
  GE_recordTime: when,
  LT_recordTime: when,
  EXISTS_errorDeclaration: text,
  orderBy: z.optional(z.enum(['eventTime', 'recordTime'], 'field.wrong')),
  orderDirection: z.optional(z.enum(['ASC', 'DESC'], 'field.wrong')),
};

export const listEvents = endpoint({
  ...query,
  name: 'traceability.listEvents',
  path: '/epcis/events',
  headers: versionHeaders,
  input: z.strictObject({ ...asked, ...page, ...eventQuery }),
  output: z.unknown(),
  summary:
    'The events a company may read, by the parameters of EPCIS’s Simple Event Query; more pages by the Link header',
});

export const readEpcisEvent = endpoint({
  ...query,
  name: 'traceability.readEpcisEvent',
  path: '/epcis/events/:eventId',
  headers: versionHeaders,
  input: z.strictObject({
    ...asked,
    eventId: z
      .string()
      .check(
        z.minLength(1, 'field.id'),
        z.maxLength(epcisLimits.mostAddressLength, 'field.id'),
        z.regex(/^[^\u0000-\u001f]*$/, 'field.id'),
      ),
  }),
  output: z.unknown(),
  summary: 'One event by its eventID',
});

export const describeEvents = endpoint({
  ...described,
  name: 'traceability.describeEvents',
  path: '/epcis/events',
  answerHeaders: { ...versions, Allow: 'GET, POST, OPTIONS' },
  summary: 'The versions of the query interface, in headers',
});

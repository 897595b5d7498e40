import { eventTypes, listEvents as contract, readId, shortName } from '@shuka/domain/traceability';
import type { InputOf } from '@shuka/domain/kit/endpoint.ts';
import { refusedField } from '@shuka/domain/kit/problem.ts';
import { companyOfKey } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { queryFailure } from './epcis-failure.ts';
import { cutEpcisPage, pageSizeOf, tokenParts } from './epcis-page.ts';
import { findEvents, mostMatches, type Asked, type Match } from './query-store.ts';
import { demandVersion } from './read-sent.ts';
import { queryDocument } from './shown-event.ts';

type Input = InputOf<typeof contract>;

const mostValues = 50;

/** Several values of a parameter, in one form. @throws Problem `invalid` for more than are looked for at once. */
const valuesOf = (
  input: Input,
  name: keyof Input,
  read: (value: string) => string = (value) => value,
): readonly string[] | null => {
  const text = input[name];
  if (text === undefined) return null;
  const values = text.split(',').map((value) => read(value.trim()));
  if (values.length > mostValues) throw refusedField(name, 'field.tooLong');
  return values;
};

const idOf = (text: string): string => readId(text).id;

const matched: readonly (readonly [Match['only'], readonly (keyof Input)[]])[] = [
  ['listed', ['MATCH_epc', 'MATCH_epcClass']],
  ['any', ['MATCH_anyEPC', 'MATCH_anyEPCClass']],
  ['parent', ['MATCH_parentID']],
  ['input', ['MATCH_inputEPC', 'MATCH_inputEPCClass']],
  ['output', ['MATCH_outputEPC', 'MATCH_outputEPCClass']],
];

/** @throws Problem `invalid` for more conditions on things than are answered at once. */
const matchesOf = (input: Input): Match[] => {
  const matches = matched.flatMap(([only, names]) =>
    names.flatMap((name) => {
      const uris = valuesOf(input, name, idOf);
      return uris === null ? [] : [{ only, uris }];
    }),
  );
  if (matches.length > mostMatches) throw refusedField('MATCH_anyEPC', 'field.wrong');
  return matches;
};

const typesOf = (input: Input): readonly string[] | null => {
  const types = valuesOf(input, 'eventType');
  if (types?.some((type) => !eventTypes.some((one) => one === type)) === true)
    throw refusedField('eventType', 'field.wrong');
  return types;
};

const listsOf = (input: Input): Asked['lists'] => ({
  types: typesOf(input),
  actions: valuesOf(input, 'EQ_action'),
  steps: valuesOf(input, 'EQ_bizStep', (name) => shortName('bizStep', name)),
  dispositions: valuesOf(input, 'EQ_disposition', (name) => shortName('disposition', name)),
  readPoints: valuesOf(input, 'EQ_readPoint'),
  bizLocations: valuesOf(input, 'EQ_bizLocation'),
  eventIds: valuesOf(input, 'EQ_eventID'),
  transformationIds: valuesOf(input, 'EQ_transformationID'),
});

export const listEvents = handle(
  contract,
  async (input, context) => {
    demandVersion(input);
    const size = pageSizeOf(input.perPage);
    const [time, number] = tokenParts(input.nextPageToken, ['moment', 'number']) ?? [];
    const found = await findEvents(context.db, {
      companyId: companyOfKey(context),
      lists: listsOf(input),
      matches: matchesOf(input),
      from: input.GE_eventTime ?? null,
      to: input.LT_eventTime ?? null,
      recordedFrom: input.GE_recordTime ?? null,
      recordedTo: input.LT_recordTime ?? null,
      onlyDeclared: input.EXISTS_errorDeclaration !== undefined,
      orderBy: input.orderBy ?? 'eventTime',
      isDescending: (input.orderDirection ?? 'DESC') === 'DESC',
      after: time === undefined || number === undefined ? null : [time, number],
      limit: size + 1,
    });
    const page = cutEpcisPage(context, { path: '/epcis/events', query: input }, found, size, (one) => [
      one.eventTime,
      String(one.number),
    ]);
    return queryDocument(page, context.clock.now());
  },
  { failsAs: queryFailure },
);

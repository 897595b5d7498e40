import type { EpcisEvent, Namespaces } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { row, rows, sql, type Db, type Query } from '#kit/db.ts';

export type FoundEvent = {
  readonly number: number;
  readonly eventId: string;
  readonly eventTime: string;
  readonly recordTime: string;
  readonly body: EpcisEvent;
  readonly namespaces: Namespaces;
};

const columns = sql`e.number, e.event_id as "eventId", e.event_time as "eventTime", e.recorded_at as "recordTime", e.body,
  e.namespaces`;

/** Things an event must name, and as what. */
export type Match = {
  readonly uris: readonly string[];
  readonly only: 'listed' | 'any' | 'parent' | 'input' | 'output';
};

export type Asked = {
  readonly companyId: string;
  readonly lists: Readonly<
    Record<
      'types' | 'actions' | 'steps' | 'dispositions' | 'readPoints' | 'bizLocations' | 'eventIds' | 'transformationIds',
      readonly string[] | null
    >
  >;
  readonly from: string | null;
  readonly to: string | null;
  readonly recordedFrom: string | null;
  readonly recordedTo: string | null;
  readonly matches: readonly Match[];
  readonly onlyDeclared: boolean;
  readonly orderBy: 'eventTime' | 'recordTime';
  readonly isDescending: boolean;
  readonly after: readonly [string, string] | null;
  readonly limit: number;
};

const nothing = sql``;

const within = (column: Query, values: readonly string[] | null): Query =>
  values === null ? nothing : sql` and ${column} = any(${values}::text[])`;

const since = (column: Query, from: string | null, to: string | null): Query => sql`
  ${from === null ? nothing : sql` and ${column} >= ${from}::timestamptz`}
  ${to === null ? nothing : sql` and ${column} < ${to}::timestamptz`}`;

const asWhat = ({ only, uris }: Match): Query =>
  ({
    any: nothing,
    listed: sql` and e.type <> 'TransformationEvent' and m.part <> 'holds'`,
    parent: sql` and e.body ->> 'parentID' = any(${uris}::text[])`,
    input: sql` and e.type = 'TransformationEvent' and m.part = 'used'`,
    output: sql` and e.type = 'TransformationEvent' and m.part = 'made'`,
  })[only];

/** The events that name one of these things; looked up from the things, of which there are few. */
const naming = (match: Match): Query => sql` and e.id in (select m.event_id from traceability.event_thing m
  join traceability.thing t on t.id = m.thing_id where t.uri = any(${match.uris}::text[]) and m.event_id = e.id
  ${asWhat(match)})`;

const namedFirst = ([first]: readonly Match[]): Query =>
  first === undefined
    ? nothing
    : sql`with named as materialized (select distinct m.event_id from traceability.event_thing m
        join traceability.thing t on t.id = m.thing_id where t.uri = any(${first.uris}::text[]))`;

const pageFrom = ({ after, orderBy, isDescending }: Asked): Query => {
  if (after === null) return nothing;
  const [time, number] = after;
  if (orderBy === 'recordTime')
    return isDescending ? sql` and r.event_number < ${number}::bigint` : sql` and r.event_number > ${number}::bigint`;
  return isDescending
    ? sql` and (r.event_time, r.event_number) < (${time}::timestamptz, ${number}::bigint)`
    : sql` and (r.event_time, r.event_number) > (${time}::timestamptz, ${number}::bigint)`;
};

const inOrder = ({ orderBy, isDescending }: Asked): Query => {
  if (orderBy === 'recordTime') return isDescending ? sql`r.event_number desc` : sql`r.event_number`;
  return isDescending ? sql`r.event_time desc, r.event_number desc` : sql`r.event_time, r.event_number`;
};

const filtersOf = (asked: Asked): Query => {
  const { lists, matches, from, to, recordedFrom, recordedTo } = asked;
  const named = matches.map(naming);
  const [one = nothing, two = nothing, three = nothing] = named;
  return sql`${within(sql`r.type`, lists.types)} ${within(sql`r.biz_step`, lists.steps)}
    ${within(sql`e.action`, lists.actions)} ${within(sql`e.disposition`, lists.dispositions)}
    ${within(sql`e.read_point`, lists.readPoints)} ${within(sql`e.biz_location`, lists.bizLocations)}
    ${within(sql`e.event_id`, lists.eventIds)} ${within(sql`e.body ->> 'transformationID'`, lists.transformationIds)}
    ${since(sql`r.event_time`, from, to)} ${since(sql`e.recorded_at`, recordedFrom, recordedTo)}
    ${asked.onlyDeclared ? sql` and e.declares is not null` : nothing} ${one} ${two} ${three}`;
};

/** At most so many of the query’s conditions on things are answered at once. */
export const mostMatches = 3;

/**
 * One keyset page of the events a company may read. @throws Problem `query-too-large` for one that takes too long; a time or
 * a thing makes it narrower.
 */
export const findEvents = async (db: Db, asked: Asked): Promise<FoundEvent[]> => {
  const isNamed = asked.matches.length > 0;
  const query = sql`${namedFirst(asked.matches)} select ${columns}
    from ${isNamed ? sql`named n join traceability.event e on e.id = n.event_id join traceability.reader r on r.event_number = e.number` : sql`traceability.reader r join traceability.event e on e.number = r.event_number`}
    where r.company_id = ${asked.companyId} ${filtersOf(asked)} ${pageFrom(asked)}
    order by ${inOrder(asked)} limit ${asked.limit}`;
  try {
    return await rows<FoundEvent>(db, query);
  } catch (error) {
    if (error instanceof Error && /query read timeout/i.test(error.message)) throw new Problem('query-too-large');
    throw error;
  }
};

/** One event by its own id, where a company may read it; the one that declares it wrong, if there is one, comes after it. */
export const findEvent = (db: Db, companyId: string, eventId: string): Promise<FoundEvent | null> =>
  row<FoundEvent>(
    db,
    sql`select ${columns} from traceability.event e
          join traceability.reader r on r.company_id = ${companyId} and r.event_number = e.number
        where md5(e.event_id) = md5(${eventId}) and e.event_id = ${eventId} order by e.number limit 1`,
  );

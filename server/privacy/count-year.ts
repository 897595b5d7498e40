import type { PrivacyFigure } from '@shuka/domain/privacy';
import { countPrivacyFacts } from '#accounts';
import { countActs } from '#kit/audit-search.ts';
import { row, sql, type Db } from '#kit/db.ts';
import { startOf } from './day-bounds.ts';

const figure = (name: string, counts: string, value: number): PrivacyFigure => ({ name, counts, value });

type Asked = Readonly<Record<'asked' | 'answered' | 'late' | 'open', number>>;

const countRequests = async (db: Db, from: Date, until: Date): Promise<Asked> =>
  (await row<Asked>(
    db,
    sql`select count(*)::integer as asked,
          count(*) filter (where state in ('done', 'refused'))::integer as answered,
          count(*) filter (where state in ('done', 'refused')
            and (answered_at at time zone 'Africa/Lagos')::date > due_on)::integer as late,
          count(*) filter (where state = 'open')::integer as open
        from privacy.request where asked_at >= ${from} and asked_at < ${until}`,
  )) ?? { asked: 0, answered: 0, late: 0, open: 0 };

type Happened = Readonly<Record<'all' | 'told' | 'inTime' | 'peopleTold', number>>;

const countIncidents = async (db: Db, from: Date, until: Date): Promise<Happened> =>
  (await row<Happened>(
    db,
    sql`with told as (
          select incident_id, min(happened_at) filter (where kind = 'commission-told') as commission,
            min(happened_at) filter (where kind = 'people-told') as people
          from privacy.incident_step group by incident_id)
        select count(*)::integer as "all", count(t.commission)::integer as told,
          count(*) filter (where t.commission <= i.known_at + interval '72 hours')::integer as "inTime",
          count(t.people)::integer as "peopleTold"
        from privacy.incident i left join told t on t.incident_id = i.id
        where i.known_at >= ${from} and i.known_at < ${until}`,
  )) ?? { all: 0, told: 0, inTime: 0, peopleTold: 0 };

const acts = {
  'failed to sign in': 'Sign-ins that failed',
  'was refused': 'Acts refused by role',
  'was refused what is not theirs': 'Acts refused on what is not theirs',
  'took all data about themselves away': 'Exports of all data by their owner',
} as const;

/** The figures of a year, by Nigeria's clock. */
export const countYear = async (db: Db, year: number): Promise<PrivacyFigure[]> => {
  const [from, until] = [startOf(`${year}-01-01`), startOf(`${year + 1}-01-01`)];
  const [asked, happened] = [await countRequests(db, from, until), await countIncidents(db, from, until)];
  const counted = new Map((await countActs(db, Object.keys(acts), from, until)).map((one) => [one.act, one.times]));
  const { people, children, given, takenBack } = await countPrivacyFacts(db, from, until);
  return [
    figure('people', 'Open accounts when the figures are made', people),
    figure('children', 'Of these, farmers under 18 with a guardian at the end of the year', children),
    figure('consents-given', 'Words of consent given in the year', given),
    figure('consents-taken-back', 'Words of consent taken back in the year', takenBack),
    figure('requests', 'Requests under NDPA 2023, ss. 34-38, made in the year', asked.asked),
    figure('requests-answered', 'Of these, answered', asked.answered),
    figure('requests-late', 'Of these, answered after their day', asked.late),
    figure('requests-open', 'Of these, open', asked.open),
    figure('incidents', 'Incidents with personal data known in the year', happened.all),
    figure('incidents-told', 'Of these, told to the Commission', happened.told),
    figure('incidents-in-time', 'Of these, told within 72 hours', happened.inTime),
    figure('incidents-people-told', 'Of these, told to the people', happened.peopleTold),
    ...Object.entries(acts).map(([act, counts]) => figure(act.replaceAll(' ', '-'), counts, counted.get(act) ?? 0)),
  ];
};

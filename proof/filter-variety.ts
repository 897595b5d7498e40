/* What nothing in the world differs by, made to differ: a filter that keeps all or nothing proves little. */
import { listPeople } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql, type Query } from '@shuka/server/kit/db.ts';
import type { OpenHouse } from '@shuka/server/world/open-house.ts';
import { people } from '@shuka/server/world/people.ts';

const { chidi, halima, amina, musa } = people;

const json = (changes: object): string => JSON.stringify(changes);

/** Every second row in the order of ids. */
const second = (table: Query): Query =>
  sql`(select id from (select id, row_number() over (order by id) as place from ${table}) n where place % 2 = 0)`;

const ofTrade: readonly Query[] = [
  sql`update marketplace.demand set crop = 'Maize', crop_word = 'maize', state_code = 'LA', lga = 'Epe',
        from_day = until_day - 10, until_day = until_day + 10 where id in ${second(sql`marketplace.demand`)}`,
  sql`update marketplace.listing set crop = 'Maize', crop_word = 'maize', state_code = 'LA', lga = 'Epe',
        from_day = until_day - 10, until_day = until_day + 10,
        kobo_per_kilogram = 44000 where id in ${second(sql`marketplace.listing`)}`,
  sql`update marketplace.quotation set state_code = 'LA', lga = 'Epe', crop = 'rice'
        where id in ${second(sql`marketplace.quotation`)}`,
  sql`update relations.company set state_code = 'LA', lga = 'Epe', kind = 'buyer'
        where id in ${second(sql`relations.company`)} and name like 'Sani%'`,
  sql`insert into marketplace.business select (jsonb_populate_record(b, ${json({
    id: musa.accountId,
    keeper_id: musa.accountId,
    name: 'Musa Tomatoes',
    type: 'Vegetables',
    state_code: 'LA',
    lga: 'Epe',
    mills_since: '2026-05-20T08:00:00Z',
  })}::jsonb)).* from marketplace.business b where id = ${amina.accountId} on conflict do nothing`,
];

/** Pesticides that act on one pest, of two companies in two states. */
const pesticides = (): Query =>
  sql`insert into marketplace.input_good select (jsonb_populate_record(g, ${json({
    kind: 'pesticide',
    name: 'Worm stop',
    registered_until: '2027-01-01',
    safety: {
      activeIngredient: 'Emamectin benzoate',
      whoClass: 'II',
      protectiveGear: 'Gloves',
      preHarvestDays: 7,
      registeredUntil: '2027-01-01',
    },
  })}::jsonb || jsonb_build_object('id', gen_random_uuid(), 'company_id', c.id))).*
      from marketplace.input_good g, (
        select distinct on (m.state_code) m.id from relations.company m
          join accounts.account a on a.id = m.owner_id and a.state = 'active' order by m.state_code, m.id) c
      where g.id = (select id from marketplace.input_good where state = 'verified' limit 1)`;

const ofPeople = (now: Date): readonly Query[] =>
  [chidi, halima].flatMap(({ accountId }, place): Query[] => [
    sql`insert into accounts.mill_word (id, manager_id, text_version, is_given, said_at)
        values (${newId()}, ${accountId}, 1, true, ${now})`,
    sql`insert into accounts.mill_worker (manager_id, since) values (${accountId}, ${now}) on conflict do nothing`,
    sql`insert into accounts.profile (id, keeper_id, created_at) values (${accountId}, ${accountId}, ${now}) on conflict do nothing`,
    sql`update accounts.profile set state_code = ${place === 0 ? 'KN' : 'LA'} where id = ${accountId}`,
  ]);

const ofDesks = (): readonly Query[] => [
  sql`update messaging.contact_message set kind = 'grievance' where id in ${second(sql`messaging.contact_message`)}`,
  ...[
    { crop: 'maize', stage: 'middle', zones: ['sudan-savanna'] },
    { crop: 'rice', stage: 'late', zones: ['rainforest'] },
    { crop: null, stage: null, zones: ['sudan-savanna', 'sahel-savanna'] },
  ].flatMap((about): Query[] => {
    const id = newId();
    const texts = ['en', 'ha'].map((language) => json({ id: newId(), article_id: id, language }));
    return [
      sql`insert into library.article select (jsonb_populate_record(a, ${json({ id, ...about })}::jsonb)).*
          from library.article a where withdrawn_at is null limit 1`,
      ...texts.map(
        (text) => sql`insert into library.text select (jsonb_populate_record(t, ${text}::jsonb)).*
          from library.text t where state = 'reviewed' limit 1`,
      ),
    ];
  }),
  sql`insert into library.passed_case select (jsonb_populate_record(c, ${json({
    id: newId(),
    agronomist_id: chidi.accountId,
    passed_by: halima.accountId,
    answered_at: null,
    answer: '',
    pest: null,
    controls: [],
  })}::jsonb)).* from library.passed_case c where answered_at is not null limit 1`,
  sql`insert into supervision.event select (jsonb_populate_record(e, ${json({ id: newId(), held_on: '2025-11-12' })}::jsonb)).*
      from supervision.event e limit 1`,
  // Halima is the manager whose inspections are looked at.
  sql`update relations.assignment set until_at = greatest(from_at, now()) where farmer_id = ${musa.accountId} and until_at is null`,
  sql`insert into relations.assignment select (jsonb_populate_record(a, ${json({
    id: newId(),
    farmer_id: musa.accountId,
    manager_id: halima.accountId,
    until_at: null,
  })}::jsonb)).* from relations.assignment a order by from_at desc limit 1`,
  ...['failed', 'passed-with-actions'].map((outcome, place) => {
    const points = [{ dueOn: place === 0 ? '2026-07-01' : '2026-05-01' }];
    return sql`insert into reports.inspection select (jsonb_populate_record(i, ${json({
      id: newId(),
      outcome,
    })}::jsonb || jsonb_build_object('farm_id', f.id, 'keeper_id', f.keeper_id,
        'record', i.record::jsonb || ${json({ nonConformities: points })}::jsonb))).*
      from reports.inspection i, (
        select f.id, f.keeper_id from farms.farm f join relations.assignment a on a.farmer_id = f.keeper_id
        where a.manager_id = ${halima.accountId} and a.until_at is null and f.removed_at is null order by f.id limit 1) f
      where i.id = (select id from reports.inspection where follows is null and corrects is null order by id limit 1)`;
  }),
];

/** One payment that was settled is one of the acts; another waits. */
const ofMoney = (now: Date): readonly Query[] => [
  sql`insert into finance.payment (id, payer_id, purpose, amount_kobo, provider, state, trouble, created_at)
      values (${newId()}, ${amina.accountId}, 'wallet', 300000, 'sandbox', 'failed', 'wrong-amount', ${now})`,
];

/** Published offers that differ in all that they can be searched by, counted as every move is. */
const ofOffers = (): readonly Query[] =>
  (['low', 'high'] as const).flatMap((risk, place): Query[] => {
    const terms = { crop: place === 0 ? 'Rice' : 'Cassava', risk, duration_months: 3 + place * 9, state_code: 'LA' };
    const changes = json({ ...terms, id: newId(), published_at: '2026-04-01T08:00:00Z' });
    return [
      sql`insert into investments.offer select (jsonb_populate_record(o, ${changes}::jsonb
            || jsonb_build_object('number', nextval('investments.offer_number')))).*
          from investments.offer o where published_at is not null and state = 'settled' limit 1`,
      sql`insert into investments.offer_tally (state, state_code, crop_key, risk, duration_months, offers)
          values ('settled', ${terms.state_code}, ${terms.crop.toLowerCase()}, ${risk}, ${terms.duration_months}, 1)`,
    ];
  });

/** Makes the rows of this house differ. @throws Error with the statements that no longer fit their tables. */
export const makeDiffer = async (house: OpenHouse): Promise<void> => {
  const wrong: string[] = [];
  const now = house.clock.now();
  for (const query of [...ofTrade, pesticides(), ...ofPeople(now), ...ofMoney(now), ...ofDesks(), ...ofOffers()])
    await run(house.pool, query).catch((error: unknown) => wrong.push(`${String(error)}\n${query.text}`));
  if (wrong.length > 0) throw new Error(`The world could not be made to differ:\n${wrong.join('\n')}`);
  await house.as(amina).call(listPeople, {}); // is refused, and the log says so
};

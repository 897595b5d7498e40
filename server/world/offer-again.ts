import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql, type Pool } from '#kit/db.ts';

/** Nobody has put anything into it yet. */
const fresh = {
  state: 'published',
  taken_kobo: 0,
  paid_kobo: 0,
  investors: 0,
  money: null,
  fee_kobo: 0,
  fee_move_id: null,
  started_at: null,
};

/** Another offer like one that was published, open to investors as that one was at first. @returns its id. */
export const offerAgain = async (pool: Pool, offerId: string): Promise<string> => {
  const id = newId();
  await run(
    pool,
    sql`insert into investments.offer select (jsonb_populate_record(o, ${JSON.stringify({ id, ...fresh })}::jsonb
          || jsonb_build_object('number', nextval('investments.offer_number')))).*
        from investments.offer o where id = ${offerId}`,
  );
  await run(
    pool,
    sql`insert into investments.milestone (id, offer_id, number, name, amount_kobo, due_on, stage, state)
        select gen_random_uuid(), ${id}, number, name, amount_kobo, due_on, stage, 'planned'
        from investments.milestone where offer_id = ${offerId}`,
  );
  await run(pool, sql`update investments.offer_tally set offers = offers + 1 where state = 'published'`);
  return id;
};

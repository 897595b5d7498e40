import { run, sql, type Db } from '#kit/db.ts';

type Letter = { readonly id: string; readonly keeperId: string; readonly text: string };
type Writer = { readonly writerId: string; readonly writerName: string };

/**
 * Writes one message to each of these farmers, in their own conversations. Whoever calls has made sure that they are in the
 * writer's care, each once; give them in the order of their ids, so that two who write to many never wait crosswise.
 */
export const writeToMany = (db: Db, letters: readonly Letter[], { writerId, writerName }: Writer, now: Date) =>
  run(
    db,
    sql`with letter as (
          select * from unnest(${letters.map(({ id }) => id)}::uuid[], ${letters.map(({ keeperId }) => keeperId)}::uuid[],
            ${letters.map(({ text }) => text)}::text[]) as l (id, keeper_id, text)
        ), numbered as (
          insert into messaging.conversation as c (id, keeper_id, last_number, created_at)
          select keeper_id, keeper_id, 1, ${now}::timestamptz from letter
          on conflict (id) do update set last_number = c.last_number + 1 returning id, last_number
        )
        insert into messaging.message (id, keeper_id, number, writer_id, writer_name, text, written_at, created_at)
        select l.id, l.keeper_id, n.last_number, ${writerId}::uuid, ${writerName}, l.text, ${now}::timestamptz,
          ${now}::timestamptz
        from letter l join numbered n on n.id = l.keeper_id`,
  );

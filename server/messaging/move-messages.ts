import { row, run, sql, type Db } from '#kit/db.ts';
import type { MergedPair } from '#kit/merging.ts';

type Held = { last: number; marks: number[] };

const columns = ['farmer_delivered', 'farmer_read', 'manager_delivered', 'manager_read'] as const;

/** The conversation with its row locked, as one without messages where there is none. */
const hold = async (db: Db, keeperId: string): Promise<Held> =>
  (await row<Held>(
    db,
    sql`select last_number as last, array[farmer_delivered, farmer_read, manager_delivered, manager_read] as marks
        from messaging.conversation where id = ${keeperId} for update`,
  )) ?? { last: 0, marks: columns.map(() => 0) };

/**
 * Puts the messages of one conversation behind those of another: numbers go on, so that nothing that was read becomes
 * unread. When each was written stands with it.
 */
export const moveMessages = async (db: Db, { fromId, intoId }: MergedPair, now: Date): Promise<void> => {
  const [from, into] = [await hold(db, fromId), await hold(db, intoId)];
  if (from.last === 0) return;
  await run(
    db,
    sql`update messaging.message set keeper_id = ${intoId}, number = number + ${into.last} where keeper_id = ${fromId}`,
  );
  // A side that had seen all of the first goes on into the second; one that had not has its place in the first.
  const marks = into.marks.map((mark, place) => (mark === into.last ? into.last + (from.marks[place] ?? 0) : mark));
  const [farmerDelivered, farmerRead, managerDelivered, managerRead] = marks;
  await run(
    db,
    sql`insert into messaging.conversation (id, keeper_id, last_number, farmer_delivered, farmer_read, manager_delivered,
          manager_read, created_at)
        values (${intoId}, ${intoId}, ${from.last + into.last}, ${farmerDelivered}, ${farmerRead}, ${managerDelivered},
          ${managerRead}, ${now})
        on conflict (id) do update set last_number = excluded.last_number,
          farmer_delivered = excluded.farmer_delivered, farmer_read = excluded.farmer_read,
          manager_delivered = excluded.manager_delivered, manager_read = excluded.manager_read`,
  );
  await run(db, sql`update messaging.conversation set removed_at = ${now} where id = ${fromId}`);
};

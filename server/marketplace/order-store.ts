import type { InputOrder, KeptLine, OrderAct, OrderEvent, OrderPayment, OrderState } from '@shuka/domain/marketplace';
import { companyTable } from '#relations';
import { fullNamesOf } from '#accounts';
import { row, rows, run, sql, type Db, type Query } from '#kit/db.ts';

const columns = sql`o.id, o.keeper_id as "keeperId", o.company_id as "companyId", c.name as "companyName", o.state, o.lines,
  o.total_kobo as "totalKobo", o.payment, o.placed_at as "placedAt"`;

const named = async (db: Db, orders: readonly InputOrder[]): Promise<InputOrder[]> => {
  const nameOf = await fullNamesOf(
    db,
    orders.map(({ keeperId }) => keeperId),
  );
  return orders.map((order) => ({ ...order, keeperName: nameOf.get(order.keeperId) ?? '' }));
};

const findWhere = async (db: Db, where: Query, limit: number): Promise<InputOrder[]> =>
  named(
    db,
    await rows<InputOrder>(
      db,
      sql`select ${columns} from marketplace.input_order o join (${companyTable}) c on c.id = o.company_id
          where ${where} order by o.id desc limit ${limit}`,
    ),
  );

type Page = { readonly after: string | null; readonly limit: number };

const before = (after: string | null): Query => (after === null ? sql`` : sql`and o.id < ${after}`);

export const findOrdersOf = (db: Db, keeperId: string, { after, limit }: Page): Promise<InputOrder[]> =>
  findWhere(db, sql`o.keeper_id = ${keeperId} ${before(after)}`, limit);

export const findOrdersAt = (db: Db, companyId: string, { after, limit }: Page): Promise<InputOrder[]> =>
  findWhere(db, sql`o.company_id = ${companyId} ${before(after)}`, limit);

export const findShortOrders = (db: Db, { after, limit }: Page): Promise<InputOrder[]> =>
  findWhere(db, sql`o.state = 'short' ${before(after)}`, limit);

export const findOrder = async (db: Db, orderId: string): Promise<InputOrder | null> =>
  (await findWhere(db, sql`o.id = ${orderId}`, 1))[0] ?? null;

/** Whose an order is, and of whom it was ordered. */
export const findOrderSides = (db: Db, orderId: string): Promise<{ keeperId: string; companyId: string } | null> =>
  row(
    db,
    sql`select keeper_id as "keeperId", company_id as "companyId" from marketplace.input_order where id = ${orderId}`,
  );

/** Locks an order: what happens to it happens one after the other. */
export const holdOrder = (db: Db, orderId: string) =>
  run(db, sql`select 1 from marketplace.input_order where id = ${orderId} for no key update`);

type NewOrder = {
  readonly id: string;
  readonly keeperId: string;
  readonly companyId: string;
  readonly lines: readonly KeptLine[];
  readonly totalKobo: number;
  readonly by: string;
  readonly now: Date;
};

export const insertOrder = (db: Db, { id, keeperId, companyId, lines, totalKobo, by, now }: NewOrder) =>
  run(
    db,
    sql`insert into marketplace.input_order (id, keeper_id, company_id, state, lines, total_kobo, placed_by, placed_at)
        values (${id}, ${keeperId}, ${companyId}, 'placed', ${JSON.stringify(lines)}::json, ${totalKobo}, ${by}, ${now})`,
  );

type Change = {
  readonly state: OrderState;
  readonly lines?: readonly KeptLine[];
  readonly payment?: OrderPayment;
};

export const updateOrder = (db: Db, orderId: string, { state, lines, payment }: Change) =>
  run(
    db,
    sql`update marketplace.input_order set state = ${state}
          ${lines === undefined ? sql`` : sql`, lines = ${JSON.stringify(lines)}::json`}
          ${payment === undefined ? sql`` : sql`, payment = ${payment}`}
        where id = ${orderId}`,
  );

type NewEvent = Pick<OrderEvent, 'id' | 'side' | 'text'> & {
  readonly orderId: string;
  readonly act: OrderAct;
  readonly byId: string;
  readonly now: Date;
};

export const insertOrderEvent = (db: Db, { id, orderId, act, byId, side, text, now }: NewEvent) =>
  run(
    db,
    sql`insert into marketplace.order_event (id, order_id, number, act, by_id, side, text, at)
        select ${id}, ${orderId}, coalesce(max(number), 0) + 1, ${act}, ${byId}, ${side}, ${text}, ${now}
        from marketplace.order_event where order_id = ${orderId}`,
  );

/** The story of an order, the oldest line first. */
export const findStory = async (db: Db, orderId: string): Promise<OrderEvent[]> => {
  const events = await rows<OrderEvent & { byId: string }>(
    db,
    sql`select id, act, by_id as "byId", side, text, at from marketplace.order_event
        where order_id = ${orderId} order by number`,
  );
  const nameOf = await fullNamesOf(
    db,
    events.map(({ byId }) => byId),
  );
  return events.map(({ byId, ...event }) => ({ ...event, byName: nameOf.get(byId) ?? '' }));
};

/** What somebody ordered and wrote about orders, for their export. */
export const findOrderDataOf = async (db: Db, accountIds: readonly string[]) => ({
  inputOrders: await rows(
    db,
    sql`select id, state, lines, total_kobo as "totalKobo", payment, placed_at as "placedAt"
        from marketplace.input_order where keeper_id = any(${accountIds}::uuid[]) order by id`,
  ),
  orderWords: await rows(
    db,
    sql`select order_id as "orderId", act, text, at from marketplace.order_event
        where by_id = any(${accountIds}::uuid[]) order by at`,
  ),
});

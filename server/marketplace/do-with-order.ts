import {
  checkMay,
  type InputOrder,
  type OrderAct,
  type OrderEvent,
  type OrderWithStory,
} from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { findOrder, findStory, holdOrder, insertOrderEvent } from './order-store.ts';

/** An order with its story. @throws Problem `not-found`. */
export const readOrder = async (db: Db, orderId: string): Promise<OrderWithStory> => {
  const order = await findOrder(db, orderId);
  if (order === null) throw new Problem('not-found');
  return { ...order, story: await findStory(db, orderId) };
};

/** On whose side somebody acts: their own, whose manager they are, whose staff they are, or the platform's. */
const sideOf = ({ roles, accountId }: ReturnType<typeof viewerOf>, { keeperId }: InputOrder): OrderEvent['side'] => {
  if (accountId === keeperId || roles.includes('extension-manager')) return 'farmer';
  return roles.includes('agro-processor') ? 'dealer' : 'admin';
};

type Done = {
  readonly act: Exclude<OrderAct, 'placed'>;
  readonly text: string;
  /** The id of the line in the story, where whoever asks gave one. */
  readonly id?: string;
};

/**
 * Does something with an order that was locked, and writes it into its story.
 * @throws Problem `order-moved-on` as `checkMay` does, and whatever `change` throws.
 */
export const doWithOrder = async (
  context: Context,
  orderId: string,
  { act, text, id = newId() }: Done,
  change: (order: InputOrder) => Promise<unknown>,
): Promise<OrderWithStory> => {
  const { db, clock } = context;
  await holdOrder(db, orderId);
  const order = await findOrder(db, orderId);
  if (order === null) throw new Problem('not-found');
  checkMay(act, order.state);
  await change(order);
  const viewer = viewerOf(context);
  const side = sideOf(viewer, order);
  await insertOrderEvent(db, { id, orderId, act, byId: viewer.accountId, side, text, now: clock.now() });
  return readOrder(db, orderId);
};

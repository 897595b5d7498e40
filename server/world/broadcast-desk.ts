import { listBroadcasts, sendBroadcast, type Broadcast, type BroadcastDraft } from '@shuka/domain/messaging';
import type { Contract, DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { queueReaders, routes, sendQueued } from '#messaging';
import type { Clock } from '#kit/clock.ts';
import type { Services } from '#kit/context.ts';
import type { Pool } from '#kit/db.ts';
import { perform } from '#kit/perform.ts';
import type { Sms } from '#kit/sms.ts';
import { contextAt } from './acts.ts';

/** By day, so that what is queued may go out. */
const noon: Clock = { now: () => new Date('2026-06-01T11:00:00Z') };

type Told = { readonly send: (sms: Sms) => Promise<void>; readonly adminId: string };

/** An admin who says something to many on a database, as requests and jobs do it, without the network. */
export const openBroadcastDesk = (pool: Pool, { send, adminId }: Told) => {
  const services = {
    pool,
    clock: noon,
    smsSender: { send, isWorking: async () => true },
    mailer: { send: async () => undefined, isWorking: async () => true },
    jobs: { send: async () => undefined },
    secrets: { hash: () => Buffer.alloc(32) },
    productName: 'Shuka',
    publicUrl: '',
    checksAnswers: false,
    log: { info: () => undefined, error: () => undefined },
  } as unknown as Services; // they touch nothing else
  const ask = async <C extends Contract>(contract: C, input: DraftOf<C>): Promise<unknown> => {
    const route = routes.find((one) => one.contract.name === contract.name);
    if (route === undefined) throw new Error(`nobody does ${contract.name}`);
    const context = contextAt(services, pool, { accountId: adminId, roles: ['admin'] }, noon.now());
    return perform(route, contract.input.parse(input), context, async () => undefined);
  };
  return {
    /** Says it, and queues everybody it is for. */
    queue: async (draft: BroadcastDraft): Promise<void> => {
      await ask(sendBroadcast, draft);
      await queueReaders(services, draft.id);
    },
    /** One job of sending, without the pauses that keep the provider's pace. */
    sendUnpaced: (): Promise<void> => sendQueued(services, 0),
    progress: async (): Promise<Broadcast | undefined> =>
      ((await ask(listBroadcasts, {})) as { items: Broadcast[] }).items[0], // as the contract answers
  };
};

import { listFakeQueue as contract } from '@shuka/domain/traceability';
import { pageOf } from '#kit/page-of.ts';
import { handle } from '#kit/route.ts';
import { findQueue } from './genuine-store.ts';

export const listFakeQueue = handle(contract, ({ state = 'new', ...asked }, { db }) =>
  pageOf(asked, (before, limit) => findQueue(db, state, before, limit)),
);

import { listCalls as contract } from '@shuka/domain/integrations';
import { handle } from '#kit/route.ts';
import { pageCalls } from './page-calls.ts';

export const listCalls = handle(contract, ({ holderId, ...asked }, { db }) => pageCalls(db, holderId, asked));

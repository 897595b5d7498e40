import { listRecalls as contract } from '@shuka/domain/traceability';
import { pageOf } from '#kit/page-of.ts';
import { handle } from '#kit/route.ts';
import { findRecalls } from './holder-store.ts';

export const listRecalls = handle(contract, ({ companyId, ...asked }, { db }) =>
  pageOf(asked, (before, limit) => findRecalls(db, companyId, before, limit)),
);

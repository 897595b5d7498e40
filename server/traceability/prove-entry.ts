import { proveEntry as contract } from '@shuka/domain/traceability';
import { handle } from '#kit/route.ts';
import { proofOf } from './proof-of.ts';

export const proveEntry = handle(contract, async ({ entryId }, { db }) => (await proofOf(db, entryId)).proof);

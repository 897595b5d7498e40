import { readInvestorFile as contract } from '@shuka/domain/accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findInvestorFile } from './investor-file-store.ts';

export const readInvestorFile = handle(contract, async (_input, context) => ({
  file: await findInvestorFile(context.db, viewerOf(context).accountId),
}));

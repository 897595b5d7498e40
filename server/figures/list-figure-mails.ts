import { listFigureMails as contract, mostMails } from '@shuka/domain/figures';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findMailsTo } from './mail-store.ts';

export const listFigureMails = handle(contract, async (_input, context) => ({
  items: await findMailsTo(context.db, viewerOf(context).accountId, mostMails),
}));

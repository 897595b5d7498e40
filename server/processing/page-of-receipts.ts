import type { Context } from '#kit/context.ts';
import { pageOf } from '#kit/page-of.ts';
import { showReceipts } from './show-receipt.ts';
import { findReceipts, type ReceiptsOf } from './warehouse-store.ts';

type Asked = { readonly after?: string | undefined; readonly limit?: string | undefined };

/** One page of receipts, the newest first. */
export const pageOfReceipts = (context: Context, asked: Asked, whose: ReceiptsOf) =>
  pageOf(asked, async (after, limit) => showReceipts(context, await findReceipts(context.db, whose, after, limit)));

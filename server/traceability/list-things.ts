import { listThings as contract } from '@shuka/domain/traceability';
import type { InputOf } from '@shuka/domain/kit/endpoint.ts';
import type { Context } from '#kit/context.ts';
import { cursorParts, cursorOf, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { tellBooks } from './tell-books.ts';
import { findKnownThings } from './trace-store.ts';

/** A page of what a company knows of, the newest first, once what its books hold is told. */
export const pageThings = async (
  context: Context,
  { companyId, after, limit, search = '', show }: InputOf<typeof contract>,
) => {
  await tellBooks(context);
  const [number = null] = cursorParts(after, ['number']) ?? [];
  const asked = { after: number, limit: limitOf(limit), search, view: show ?? null };
  const { items, lookedTo } = await findKnownThings(context.db, companyId, asked);
  return {
    items: items.map(({ number: _number, ...thing }) => thing),
    next: lookedTo === null ? null : cursorOf([lookedTo]),
  };
};

export const listThings = handle(contract, (asked, context) => pageThings(context, asked));

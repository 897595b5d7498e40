/* A list read to its end, as a browser reads it. */
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import type { Browser, Input } from '@shuka/server/world/browser.ts';
import { fieldsOf } from './filter-choices.ts';
import type { Item } from './filter-rules.ts';

/** `total` where the list says how many it has. */
export type Told = { readonly items: readonly Item[]; readonly total: number | null };

type Page = { readonly items: readonly Item[]; readonly next?: string | null; readonly total?: number };

const mostPages = 400;

/** Everything of a list, a page after the other. @throws Error where a page is refused or there is no end. */
export const readList = async (browser: Browser, contract: Contract, input: Input): Promise<Told> => {
  const isPaged = fieldsOf(contract.input).includes('limit');
  const items: Item[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page: Input = isPaged ? { limit: '100', ...(after === null ? {} : { after }) } : {};
    const { status, body, text } = await browser.call(contract, { ...input, ...page });
    if (status !== 200) throw new Error(`${JSON.stringify(input)} was answered ${status}: ${text.slice(0, 200)}`);
    const { items: more, next = null, total = null } = body as unknown as Page;
    items.push(...more);
    after = next;
    if (after === null) return { items, total };
  }
  throw new Error(`${JSON.stringify(input)} has no end after ${mostPages} pages`);
};

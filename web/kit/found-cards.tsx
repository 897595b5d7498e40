import type { ReactNode } from 'react';
import { LoadedPart } from './loaded-part.tsx';
import { Pager, type Pages } from './pager.tsx';
import type { Loaded } from './use-load.ts';

type Found<One> = { readonly items: readonly One[]; readonly next: string | null };

type Props<One> = {
  readonly loaded: Loaded<Found<One>> & { reload: () => void };
  readonly pages: Pages;
  /** What is said where nothing was found. */
  readonly none: string;
  readonly idOf: (one: One) => string;
  /** The card of one. */
  readonly children: (one: One) => ReactNode;
};

/** What was found, as cards side by side, a page at a time. */
export const FoundCards = <One,>({ loaded, pages, none, idOf, children }: Props<One>) => (
  <LoadedPart loaded={loaded}>
    {({ items, next }) => (
      <>
        {items.length === 0 && <output>{none}</output>}
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {items.map((one) => (
            <li key={idOf(one)} className="grid">
              {children(one)}
            </li>
          ))}
        </ul>
        <Pager pages={pages} next={next} />
      </>
    )}
  </LoadedPart>
);

import type { ReactNode } from 'react';
import { NeedsNetwork } from './NeedsNetwork.tsx';

type Props = { readonly title: string; readonly isWide?: boolean; readonly children: ReactNode };

/** A page of the investor area: its title, that it needs a network where there is none, and what it shows. */
export const Frame = ({ title, isWide = false, children }: Props) => (
  <section className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${isWide ? '' : 'max-w-3xl'}`}>
    <h1 className="text-2xl font-bold break-words">{title}</h1>
    <NeedsNetwork />
    {children}
  </section>
);

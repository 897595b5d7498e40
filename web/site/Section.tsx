import type { ReactNode } from 'react';

type SectionProps = {
  readonly title: string;
  readonly lead?: string;
  /** A tinted band over the whole width, to set a section apart from its neighbours. */
  readonly isBand?: boolean;
  readonly children: ReactNode;
};

/** A part of a public page: its heading, what it is about, and what it holds. */
export const Section = ({ title, lead, isBand = false, children }: SectionProps) => (
  <section className={isBand ? 'my-6 bg-leaf-soft' : undefined}>
    <div className="mx-auto grid max-w-6xl gap-6 px-4 py-10">
      <div className="grid max-w-3xl gap-2">
        <h2 className="text-3xl font-extrabold">{title}</h2>
        {lead !== undefined && <p className="text-lg text-ink-soft">{lead}</p>}
      </div>
      {children}
    </div>
  </section>
);

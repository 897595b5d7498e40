import type { ReactNode } from 'react';

type PageHeroProps = {
  readonly title: string;
  readonly lead: string;
  readonly picture: ReactNode;
  readonly children?: ReactNode;
};

/** The top of a public page. Its ground reaches up behind the top bar, which is transparent there. */
export const PageHero = ({ title, lead, picture, children }: PageHeroProps) => (
  <div className="-mt-16 rounded-b-[2.5rem] bg-ochre-soft pt-20 pb-10">
    <div className="mx-auto grid max-w-6xl items-center gap-8 px-4 md:grid-cols-2 lg:pt-8">
      <div className="grid gap-4">
        <h1 className="text-4xl font-extrabold lg:text-5xl">{title}</h1>
        <p className="text-lg text-ink-soft lg:text-xl">{lead}</p>
        {children}
      </div>
      {picture}
    </div>
  </div>
);

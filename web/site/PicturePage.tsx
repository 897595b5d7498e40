import type { ReactNode } from 'react';
import { SiteLayout } from './SiteLayout.tsx';

type PicturePageProps = {
  readonly path: string;
  readonly picture: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
};

/** A page that has one thing to say, below a picture. */
export const PicturePage = ({ path, picture, title, lead, children }: PicturePageProps) => (
  <SiteLayout path={path}>
    <div className="mx-auto grid max-w-3xl justify-items-center gap-4 px-4 py-6">
      <img src={picture} alt="" width="480" height="320" className="w-full max-w-md" />
      <h1 className="text-center text-3xl font-extrabold md:text-4xl">{title}</h1>
      <p className="text-center text-lg text-ink-soft">{lead}</p>
      {children}
    </div>
  </SiteLayout>
);

import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '#kit/words.tsx';
import { profileHome } from './profile-homes.ts';

/** A page under the profile, with the way back to it. */
export const ProfileSubPage = ({ title, children }: { title: string; children: ReactNode }) => {
  const { t } = useWords();
  const { home } = profileHome(useLocation()[0]);
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <Link
        to={home}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf underline underline-offset-4"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {t('profile.toProfile')}
      </Link>
      <h1 className="text-2xl font-bold">{title}</h1>
      {children}
    </section>
  );
};

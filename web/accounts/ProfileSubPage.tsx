import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '#kit/words.tsx';

/** Whose profile a page lies under, by the head of its address; a farmer's where it is none of these. */
const homes = [
  ['/extensionmanager/', '/ExtensionManager/Eprofile'],
  ['/investors/', '/Investors/IProfile'],
] as const;

/** A page under the profile, with the way back to it. */
export const ProfileSubPage = ({ title, children }: { title: string; children: ReactNode }) => {
  const { t } = useWords();
  const path = useLocation()[0].toLowerCase();
  const home = homes.find(([head]) => path.startsWith(head))?.[1] ?? '/Farmer/profile';
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

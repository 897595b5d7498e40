import { ChevronRight } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { useWords, type WordId } from '#kit/words.tsx';

export type ProfileLink = {
  readonly to: string;
  readonly says: WordId;
  readonly Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
};

/** The ways on from a profile, as large rows. `says` names them all to whoever does not see them. */
export const ProfileLinks = ({ says, links }: { readonly says: WordId; readonly links: readonly ProfileLink[] }) => {
  const { t } = useWords();
  return (
    <nav aria-label={t(says)} className="grid gap-2">
      {links.map(({ to, says: name, Icon }) => (
        <Link
          key={to}
          to={to}
          className="flex min-h-14 items-center gap-3 rounded-2xl border border-line bg-paper px-4 font-semibold hover:bg-leaf-soft"
        >
          <Icon aria-hidden className="size-6 shrink-0 text-leaf" />
          <span className="grow">{t(name)}</span>
          <ChevronRight aria-hidden className="size-5 shrink-0" />
        </Link>
      ))}
    </nav>
  );
};

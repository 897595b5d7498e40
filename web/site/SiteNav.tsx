import { useWords } from '#kit/words.tsx';
import { siteLinks } from './site-links.ts';

const look =
  'inline-flex min-h-11 items-center rounded-lg px-3 font-semibold underline-offset-8 hover:underline ' +
  'aria-[current=page]:underline aria-[current=page]:decoration-4';

/** The four links, the one of this page marked. */
export const SiteNav = ({ path, label, className }: { path: string; label: string; className: string }) => {
  const { t } = useWords();
  return (
    <nav aria-label={label} className={className}>
      {siteLinks.map((link) => (
        <a key={link.path} href={link.path} aria-current={link.path === path ? 'page' : undefined} className={look}>
          {t(link.says)}
        </a>
      ))}
    </nav>
  );
};

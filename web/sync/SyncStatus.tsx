import { CloudAlert, CloudCheck, CloudOff, CloudUpload, LoaderCircle, LogIn, TriangleAlert } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useSyncState } from '#kit/engine.ts';
import { useWords } from '#kit/words.tsx';
import { LanguageAway } from './LanguageAway.tsx';
import { lineOf, type StatusKind } from './status-line.ts';

const looks = {
  calm: { Icon: CloudCheck, colours: 'text-leaf' },
  busy: { Icon: LoaderCircle, colours: 'text-ink' },
  waiting: { Icon: CloudUpload, colours: 'text-ink' },
  away: { Icon: CloudOff, colours: 'text-ink' },
  'sign-in': { Icon: LogIn, colours: 'text-ochre' },
  danger: { Icon: TriangleAlert, colours: 'text-danger' },
  memory: { Icon: CloudAlert, colours: 'text-ink-soft' },
} as const satisfies Record<StatusKind, object>;

/** How many acts wait and since when, or what else a person has to know; it leads to this phone's page. */
const Standing = () => {
  const { t, language } = useWords();
  const [pathname] = useLocation();
  const { kind, says, values } = lineOf(useSyncState(), language);
  const { Icon, colours } = looks[kind];
  const look = `flex min-h-11 min-w-0 items-center gap-2 rounded-lg px-3 text-sm font-semibold ${colours}`;
  const inside = (
    <>
      <Icon
        aria-hidden
        className={`size-5 shrink-0 ${kind === 'busy' ? 'animate-spin motion-reduce:animate-none' : ''}`}
      />
      <span aria-live="polite">{t(says, values)}</span>
    </>
  );
  if (kind !== 'sign-in')
    return (
      <Link to="/phone" className={look}>
        {inside}
      </Link>
    );
  return (
    <a href={`/login?ended=1&next=${encodeURIComponent(pathname)}`} className={look}>
      {inside}
    </a>
  );
};

/** In the header: how this phone stands. */
export const SyncStatus = () => (
  <>
    <Standing />
    <LanguageAway />
  </>
);

import { ShieldCheck } from 'lucide-react';
import { Link } from 'wouter';
import { readFactors, type Factors } from '@shuka/domain/accounts';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

/** That somebody will need a second factor for their money, and from when; null for who has one or needs none. */
const FactorWarning = ({ factors: { appSince, passkeys, demandedFrom } }: { factors: Factors }) => {
  const { t, language } = useWords();
  if (appSince !== null || passkeys.length > 0 || demandedFrom === null) return null;
  return (
    <Notice kind="hint">
      <p>{t('security.warnSoon', { date: formatDate(demandedFrom, language) })}</p>
      <Link
        to="/second-factor"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline underline-offset-4"
      >
        <ShieldCheck aria-hidden className="size-5" />
        {t('factor.offer')}
      </Link>
    </Notice>
  );
};

/** The offer of a second factor at the top of a home; nothing while there is no network to ask. */
export const FactorLine = () => {
  const loaded = useLoad(readFactors, {});
  return loaded.state === 'ready' ? <FactorWarning factors={loaded.value} /> : null;
};

import { BadgeCheck, BadgeX, Clock } from 'lucide-react';
import type { Certificate } from '@shuka/domain/traceability';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';

const icons = { holds: BadgeCheck, early: Clock, over: BadgeX, ended: BadgeX } as const;

/** What a certificate says, and whether it holds. */
export const CertificateFacts = ({ certificate }: { readonly certificate: Certificate }) => {
  const { t, say, language } = useWords();
  const { kind, number, body, scope, state, validFrom, validUntil, daysLeft, endReason } = certificate;
  const Icon = icons[state];
  return (
    <>
      <h2 className="text-lg font-bold break-words">{say(`comply.kindOf.${kind}`)}</h2>
      <p className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className={`size-5 shrink-0 ${state === 'holds' ? 'text-leaf' : 'text-danger'}`} />
        {say(`comply.state.${state}`)}
        {state === 'holds' && ` · ${t('comply.daysLeft', { days: daysLeft })}`}
      </p>
      <p className="break-words">{[number, body].join(' · ')}</p>
      <p className="break-words">{scope}</p>
      <p className="text-sm text-ink-soft">
        {[formatDate(validFrom, language), formatDate(validUntil, language)].join(' – ')}
      </p>
      {endReason !== '' && <p className="break-words">{endReason}</p>}
    </>
  );
};

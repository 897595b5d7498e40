import type { Offer } from '@shuka/domain/investments';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';
import { Part } from './Part.tsx';

/** Who stands for the offer besides its promoter, on which visit, and in which words. */
export const VerifierPart = ({ offer: { verifier, verdict } }: { readonly offer: Offer }) => {
  const { t, language } = useWords();
  return (
    <Part title={t('investments.verifierTitle')}>
      <p>{t('investments.verifierText')}</p>
      {verifier !== null && <p className="text-lg font-semibold">{verifier.name}</p>}
      {verdict !== null && (
        <>
          <p>{t('investments.visitedOn', { date: formatDate(verdict.visitedOn, language) })}</p>
          <blockquote className="border-l-4 border-leaf pl-3 break-words whitespace-pre-line">
            {verdict.words}
          </blockquote>
        </>
      )}
    </Part>
  );
};

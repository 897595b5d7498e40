import type { IssuerSize, OfferIssuer } from '@shuka/domain/investments';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords, type WordId } from '#kit/words.tsx';

export const sizeWords = {
  micro: 'investments.issuerMicro',
  small: 'investments.issuerSmall',
  medium: 'investments.issuerMedium',
} as const satisfies Record<IssuerSize, WordId>;

/** How much whoever asks may raise by law, and by which company. */
export const IssuerLimit = ({ issuer }: { readonly issuer: OfferIssuer }) => {
  const { t, language } = useWords();
  const { size, company, cacNumber, notedOn, mostRaisedKobo } = issuer;
  return (
    <>
      <p>{t('investments.issuerMost', { amount: formatNaira(mostRaisedKobo), size: t(sizeWords[size]) })}</p>
      <p className="break-words text-ink-soft">
        {notedOn === null
          ? t('investments.issuerNone')
          : t('investments.issuerCompany', { company, cacNumber, date: formatDate(notedOn, language) })}
      </p>
    </>
  );
};

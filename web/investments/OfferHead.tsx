import type { Offer } from '@shuka/domain/investments';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Facts } from '#kit/facts.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { placeText } from './offer-words.ts';
import { offerNextWords, offerStateWords } from './promoter-words.ts';

/** What an offer is, where it stands and what comes next, and how much came together. */
export const OfferHead = ({ offer }: { readonly offer: Offer }) => {
  const { t, language } = useWords();
  const { goalKobo, takenKobo, paidKobo, proceedsKobo, endsOn, verdict } = offer;
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-2xl font-bold break-words">{offer.title}</h1>
        <p className="break-words text-ink-soft">
          {[offer.number, offer.farmName, offer.farmer.name, placeText(offer)].join(' · ')}
        </p>
      </div>
      <Notice kind="hint">
        <strong className="block">{t(offerStateWords[offer.state])}</strong>
        {t(offerNextWords[offer.state])}
      </Notice>
      <Facts
        facts={[
          [t('offers.goal'), formatNaira(goalKobo)],
          [t('offers.promised'), formatNaira(takenKobo)],
          [t('offers.paidIn'), formatNaira(paidKobo)],
          [t('offers.investors'), String(offer.investors)],
          [t('offers.promoter'), offer.promoter.name],
          [t('offers.verifier'), offer.verifier?.name ?? t('offers.noVerifier')],
          ...(proceedsKobo === 0 ? [] : [[t('offers.proceeds'), formatNaira(proceedsKobo)] as const]),
          ...(endsOn === null ? [] : [[t('offers.endsOn'), formatDate(endsOn, language)] as const]),
        ]}
      />
      {verdict !== null && (
        <section className="grid gap-1">
          <h2 className="text-xl font-bold">{t('offers.verdict')}</h2>
          <p className="break-words whitespace-pre-line">{verdict.words}</p>
          <p className="text-sm text-ink-soft">
            {t('offers.visitedOn', { date: formatDate(verdict.visitedOn, language) })}
          </p>
        </section>
      )}
    </>
  );
};

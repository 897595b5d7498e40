import { CalendarDays, MapPin, Scale, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { yearlyBasisPoints, type OfferCard as Offer } from '@shuka/domain/investments';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';
import { investmentPaths } from './investment-paths.ts';
import { availabilityLooks, placeText, riskWords } from './offer-words.ts';
import { OfferPhoto } from './OfferPhoto.tsx';
import { PathLink } from './PathLink.tsx';
import { percentText } from './percent-text.ts';
import { StatusMark } from './StatusMark.tsx';

/** One offer: what it is, where, for how long, what is hoped for, how much it asks. */
export const OfferCard = ({ offer }: { readonly offer: Offer }) => {
  const { t } = useWords();
  const { id, title, photoId, durationMonths, roiBasisPoints, goalKobo, takenKobo, risk, availability } = offer;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-2xl border border-line bg-paper p-4">
      <OfferPhoto
        offerId={id}
        photoId={photoId}
        part="thumb"
        alt={t('investments.photoOf', { farm: offer.farmName })}
      />
      <h2 className="text-lg font-bold break-words">{title}</h2>
      <div>
        <StatusMark look={availabilityLooks[availability]} />
      </div>
      <dl className="grid gap-2">
        <Line Icon={MapPin} says={t('investments.location')}>
          {placeText(offer)}
        </Line>
        <Line Icon={CalendarDays} says={t('investments.duration')}>
          {t('investments.months', { count: durationMonths })}
        </Line>
        <Line Icon={TrendingUp} says={t('investments.roi')}>
          {percentText(roiBasisPoints)}{' '}
          <span className="font-normal text-ink-soft">
            {t('investments.aYear', { percent: percentText(yearlyBasisPoints(roiBasisPoints, durationMonths)) })}
          </span>
        </Line>
        <Line Icon={Scale} says={t('investments.risk')}>
          {t(riskWords[risk])}
        </Line>
      </dl>
      <div>
        <strong className="block text-xl">{formatNaira(goalKobo)}</strong>
        <span className="text-ink-soft">
          {t('investments.stillOpen', { amount: formatNaira(goalKobo - takenKobo) })}
        </span>
      </div>
      <PathLink to={investmentPaths.offer(id)}>
        {t('investments.investNow')}
        <span className="sr-only">{title}</span>
      </PathLink>
    </article>
  );
};

type LineProps = {
  readonly Icon: typeof MapPin;
  readonly says: string;
  readonly children: ReactNode;
};

const Line = ({ Icon, says, children }: LineProps) => (
  <div className="flex gap-2">
    <dt className="flex shrink-0 items-start gap-2 text-ink-soft">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
      {says}
    </dt>
    <dd className="min-w-0 font-semibold break-words">{children}</dd>
  </div>
);

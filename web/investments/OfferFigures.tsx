import { endOf, yearlyBasisPoints, type Offer } from '@shuka/domain/investments';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { cropName } from '#kit/crop-name.ts';
import { Facts } from '#kit/facts.tsx';
import { useWords } from '#kit/words.tsx';
import { availabilityLooks, placeText } from './offer-words.ts';
import { percentText } from './percent-text.ts';
import { StatusMark } from './StatusMark.tsx';

/** What an offer asks for, what it has, when it runs, and what is hoped for: of the term, and of a year beside it. */
export const OfferFigures = ({ offer }: { readonly offer: Offer }) => {
  const words = useWords();
  const { t, language } = words;
  const { goalKobo, takenKobo, durationMonths, roiBasisPoints, terms, feeBasisPoints } = offer;
  const yearly = percentText(yearlyBasisPoints(roiBasisPoints, durationMonths));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <StatusMark look={availabilityLooks[offer.availability]} />
      </div>
      <RoomTaken part={takenKobo / goalKobo} />
      <Facts
        facts={[
          [t('investments.fundingNeeded'), formatNaira(goalKobo)],
          [t('investments.taken'), formatNaira(takenKobo)],
          [t('investments.investors'), formatNumber(offer.investors)],
          [t('investments.least'), formatNaira(terms.leastKobo)],
          [t('investments.location'), placeText(offer)],
          [t('investments.farmType'), cropName(offer.crop, words)],
          [t('investments.duration'), t('investments.months', { count: durationMonths })],
          [t('investments.roiTerm'), percentText(roiBasisPoints)],
          [t('investments.roiYear'), yearly],
          [t('investments.closesOn'), formatDate(terms.closesOn, language)],
          [t('investments.startsOn'), formatDate(terms.startsOn, language)],
          [t('investments.endsOn'), formatDate(offer.endsOn ?? endOf(terms), language)],
          [t('investments.fee'), percentText(feeBasisPoints)],
        ]}
      />
    </div>
  );
};

/** How much of the room is taken; the figures stand below. */
const RoomTaken = ({ part }: { readonly part: number }) => (
  <svg aria-hidden viewBox="0 0 200 6" className="w-full">
    <rect x="0.5" y="0.5" width="199" height="5" rx="2.5" className="fill-ochre-soft stroke-ochre" />
    <rect x="0.5" y="0.5" width={Math.min(1, part) * 199} height="5" rx="2.5" className="fill-leaf" />
  </svg>
);

import { cacText, type OpportunityDetails } from '@shuka/domain/marketplace';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { Facts } from '#kit/facts.tsx';
import { useWords, type Words } from '#kit/words.tsx';
import { sizeWords } from './business-words.ts';
import { opportunityPicture } from './opportunity-picture.ts';

type Props = {
  readonly opportunity: OpportunityDetails;
  /** What is said of the day it was opened, and at the end. */
  readonly since: string;
  readonly says: string;
};

/** What is known of it; what nobody said is left out. */
const factsOf = ({ opportunity: one, since }: Props, { t, language }: Words): (readonly [string, string])[] => {
  const known: readonly (readonly [string, string | null])[] = [
    [t('business.owner'), one.owner],
    [t('business.type'), one.type],
    [t('farms.place'), `${one.lga}, ${stateName(one.stateCode)}`],
    [t('business.farmSize'), t(sizeWords[one.farmSize])],
    [t('business.yearlyTonnes'), one.yearlyTonnes === null ? null : formatNumber(one.yearlyTonnes)],
    [t('business.employees'), one.employees === null ? null : formatNumber(one.employees)],
    [t('business.productCount'), one.productCount === null ? null : formatNumber(one.productCount)],
    [t('business.cacNumber'), one.cacNumber === '' ? null : cacText(one)],
    [t('business.cacDate'), one.cacDate === null ? null : formatDate(one.cacDate, language)],
    [t('business.website'), one.website],
    [since, formatDate(one.openSince, language)],
  ];
  return known.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value] as const]));
};

/** One agri-business in full, as those see it whom it is open to. */
export const OpportunityFacts = (props: Props) => {
  const words = useWords();
  const { opportunity, says } = props;
  return (
    <>
      <h1 className="break-words text-2xl font-bold">{opportunity.name}</h1>
      <img
        src={opportunityPicture(opportunity)}
        alt=""
        width="768"
        height="384"
        className="aspect-[2/1] w-full rounded-2xl border border-line object-cover"
      />
      <p className="whitespace-pre-line break-words text-lg">{opportunity.description}</p>
      <Facts facts={factsOf(props, words)} />
      <p className="text-ink-soft">{says}</p>
    </>
  );
};

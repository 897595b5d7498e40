import { useParams } from 'wouter';
import { cacText, readOpportunity, type OpportunityDetails } from '@shuka/domain/marketplace';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Facts } from '#kit/facts.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords, type Words } from '#kit/words.tsx';
import { sizeWords } from './business-words.ts';
import { opportunityPicture } from './opportunity-picture.ts';

/** One agri-business in full, for investors. */
export const OpportunityPage = () => {
  const { t } = useWords();
  const { businessId = '' } = useParams();
  const loaded = useLoad(readOpportunity, { businessId: businessId.toLowerCase() });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to="/Investors/Agri_Business">{t('menu.opportunities')}</BackLink>
      <LoadedPart loaded={loaded}>{(opportunity) => <Details opportunity={opportunity} />}</LoadedPart>
    </section>
  );
};

/** What is known of it; what nobody said is left out. */
const factsOf = (one: OpportunityDetails, { t, language }: Words): (readonly [string, string])[] => {
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
    [t('investor.openSince'), formatDate(one.openSince, language)],
  ];
  return known.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value] as const]));
};

const Details = ({ opportunity }: { opportunity: OpportunityDetails }) => {
  const words = useWords();
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
      <Facts facts={factsOf(opportunity, words)} />
      <p className="text-ink-soft">{words.t('investor.opportunityWord')}</p>
    </>
  );
};

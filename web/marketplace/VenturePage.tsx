import { useParams } from 'wouter';
import { readVenture } from '@shuka/domain/marketplace';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OfCompany } from '#relations';
import { OpportunityFacts } from './OpportunityFacts.tsx';

/** One agri-business in full, for agro-processors. */
export const VenturePage = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to="/AgroProcessor/Aagribusiness">{t('mill.ventures')}</BackLink>
      <OfCompany>{({ companyId }) => <Venture companyId={companyId} />}</OfCompany>
    </section>
  );
};

const Venture = ({ companyId }: { readonly companyId: string }) => {
  const { t } = useWords();
  const { businessId = '' } = useParams();
  const loaded = useLoad(readVenture, { companyId, businessId: businessId.toLowerCase() });
  return (
    <LoadedPart loaded={loaded}>
      {(venture) => <OpportunityFacts opportunity={venture} since={t('mill.openSince')} says={t('mill.ventureWord')} />}
    </LoadedPart>
  );
};

import { useState } from 'react';
import { listVentures } from '@shuka/domain/marketplace';
import { FoundCards } from '#kit/found-cards.tsx';
import { usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { FindFilter, OfCompany, type Found } from '#relations';
import { OpportunityCard } from './OpportunityCard.tsx';

const perPage = '12';

/** 'Agri-business ventures': the businesses that their farmers opened to agro-processors. */
export const VenturesPage = () => {
  const { t } = useWords();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('mill.ventures')}</h1>
      <p>{t('mill.venturesIntro')}</p>
      <OfCompany>{({ companyId }) => <Ventures companyId={companyId} />}</OfCompany>
    </section>
  );
};

const Ventures = ({ companyId }: { readonly companyId: string }) => {
  const { t } = useWords();
  const [asked, setAsked] = useState<Found>({ search: '', stateCode: '' });
  const pages = usePages(JSON.stringify(asked));
  const loaded = useLoad(listVentures, { companyId, ...asked, ...pages.query, limit: perPage });
  return (
    <>
      <FindFilter label={t('mill.findVenture')} asked={asked} onAsked={setAsked} />
      <FoundCards loaded={loaded} pages={pages} none={t('mill.noVentures')} idOf={({ businessId }) => businessId}>
        {(one) => <OpportunityCard opportunity={one} to={`/AgroProcessor/Aagribusiness/${one.businessId}`} />}
      </FoundCards>
    </>
  );
};

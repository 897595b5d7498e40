import { useState } from 'react';
import { listVentures } from '@shuka/domain/marketplace';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
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
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <output>{t('mill.noVentures')}</output>}
            <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {items.map((one) => (
                <li key={one.businessId} className="grid">
                  <OpportunityCard opportunity={one} to={`/AgroProcessor/Aagribusiness/${one.businessId}`} />
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </>
  );
};

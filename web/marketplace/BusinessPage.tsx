import { businessRows } from '@shuka/domain/marketplace';
import { usePerson } from '#accounts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { MarketLink } from './MarketLink.tsx';
import { OneBusiness } from './OneBusiness.tsx';
import { OpenToInvestors } from './OpenToInvestors.tsx';
import { OpenToMills } from './OpenToMills.tsx';
import { demandPaths } from './demand-paths.ts';

/** The farmer's one agri-business: created first, then updated. */
export const BusinessPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const loaded = useRow(businessRows, person.accountId);
  return (
    <section className="grid max-w-2xl gap-5">
      <h1 className="text-2xl font-bold">{t('business.title')}</h1>
      <MarketLink to={demandPaths.farmer} says={t('business.market')} />
      <LoadedPart loaded={loaded}>
        {(kept) => (
          <OneBusiness
            kept={kept}
            keeperId={person.accountId}
            draftKey="business"
            saysNone={t('business.none')}
            saysCreated={t('business.created')}
          />
        )}
      </LoadedPart>
      {loaded.state === 'ready' && loaded.value !== null && <OpenToInvestors keeperId={person.accountId} />}
      {loaded.state === 'ready' && loaded.value !== null && <OpenToMills keeperId={person.accountId} />}
    </section>
  );
};

import { useParams } from 'wouter';
import { farmerRows } from '@shuka/domain/accounts';
import { businessRows } from '@shuka/domain/marketplace';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { careBusinessPaths } from './business-paths.ts';
import { MarketLink } from './MarketLink.tsx';
import { OneBusiness } from './OneBusiness.tsx';
import { OpenToInvestors } from './OpenToInvestors.tsx';
import { OpenToMills } from './OpenToMills.tsx';
import { demandPaths } from './demand-paths.ts';

/** The one agri-business of a farmer in care, created or changed by their manager. */
export const CareBusinessPage = () => {
  const { t } = useWords();
  const keeperId = (useParams()['farmerId'] ?? '').toLowerCase();
  const loaded = useRow(businessRows, keeperId);
  const farmers = useRow(farmerRows, keeperId);
  const farmer = farmers.state === 'ready' ? farmers.value?.row : undefined;
  const name = farmer === undefined ? '' : `${farmer.firstName} ${farmer.lastName}`;
  return (
    <section className="grid max-w-2xl gap-5">
      <BackLink to={careBusinessPaths.overview}>{t('business.toBusinesses')}</BackLink>
      <h1 className="break-words text-2xl font-bold">{name === '' ? t('business.title') : name}</h1>
      {name !== '' && <MarketLink to={`${demandPaths.manager}/shown/${keeperId}`} says={t('business.showLots')} />}
      {name !== '' && <MarketLink to={`${demandPaths.manager}/sale/${keeperId}`} says={t('business.forSale')} />}
      <LoadedPart loaded={loaded}>
        {(kept) =>
          name === '' ? (
            <Notice kind="hint">{t('business.notInCare')}</Notice>
          ) : (
            <OneBusiness
              key={keeperId}
              kept={kept}
              keeperId={keeperId}
              draftKey={`business ${keeperId}`}
              saysNone={t('business.noneOf', { farmer: name })}
              saysCreated={t('business.savedOf', { farmer: name })}
            />
          )
        }
      </LoadedPart>
      {name !== '' && loaded.state === 'ready' && loaded.value !== null && <OpenToInvestors keeperId={keeperId} />}
      {name !== '' && loaded.state === 'ready' && loaded.value !== null && <OpenToMills keeperId={keeperId} />}
    </section>
  );
};

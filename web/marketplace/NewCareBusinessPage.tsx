import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { farmerRows } from '@shuka/domain/accounts';
import { businessRows } from '@shuka/domain/marketplace';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { NamePick } from '#kit/name-pick.tsx';
import { useRows } from '#kit/rows.ts';
import { usePeople } from '#kit/use-people.ts';
import { useWords } from '#kit/words.tsx';
import { careBusinessPaths } from './business-paths.ts';

const seenAtOnce = 20;

/** Chooses the farmer in care whose agri-business is to be written down: a keeper has one at most. */
export const NewCareBusinessPage = () => {
  const { t } = useWords();
  const [, goTo] = useLocation();
  const { person } = usePerson();
  const loaded = useRows(businessRows);
  const { people } = usePeople(farmerRows, person.accountId);
  const keepers = useMemo(
    () => new Set(loaded.state === 'ready' ? loaded.value.map(({ row }) => row.keeperId) : []),
    [loaded],
  );
  const without = useMemo(() => people.filter(({ id }) => !keepers.has(id)), [people, keepers]);
  return (
    <section className="grid max-w-2xl gap-5">
      <BackLink to={careBusinessPaths.overview}>{t('business.toBusinesses')}</BackLink>
      <h1 className="text-2xl font-bold">{t('business.chooseFarmer')}</h1>
      <LoadedPart loaded={loaded}>
        {() =>
          without.length === 0 ? (
            <p>{t('business.everyoneHas')}</p>
          ) : (
            <NamePick
              label={t('business.farmerFind')}
              hint={t('business.farmerFindHint')}
              people={without}
              atFirst={seenAtOnce}
              onChosen={(farmerId) => goTo(careBusinessPaths.of(farmerId))}
            />
          )
        }
      </LoadedPart>
    </section>
  );
};

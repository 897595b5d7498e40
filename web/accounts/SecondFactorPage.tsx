import { useWords } from '#kit/words.tsx';
import { AddApp } from './AddApp.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { FactorDemandPart } from './FactorDemandPart.tsx';
import { FactorsPart } from './FactorsPart.tsx';
import { ProveFactor } from './ProveFactor.tsx';
import { usePerson } from './SessionProvider.tsx';

const SetUp = ({ onAdded }: { onAdded: () => void }) => {
  const { t } = useWords();
  return (
    <>
      <p>{t('factor.why')}</p>
      <AddApp onAdded={onAdded} />
      <p className="font-semibold">{t('security.orPasskey')}</p>
      <p>{t('security.passkeyWhat')}</p>
      <AddPasskey onAdded={onAdded} />
    </>
  );
};

/** The second factor: set up the first time, proved at each sign-in, and kept in order after that. */
export const SecondFactorPage = () => {
  const { t } = useWords();
  const { person, reload } = usePerson();
  const { secondFactor, roles } = person;
  return (
    <section className="grid max-w-md grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('factor.title')}</h1>
      {secondFactor === 'proved' && <FactorsPart onChanged={reload} />}
      {secondFactor === 'owed' && <ProveFactor onProved={reload} />}
      {(secondFactor === 'none' || secondFactor === 'to-set-up') && <SetUp onAdded={reload} />}
      {secondFactor === 'proved' && roles.includes('admin') && <FactorDemandPart />}
    </section>
  );
};

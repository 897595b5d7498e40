import { QrCode, UserRound } from 'lucide-react';
import { Link } from 'wouter';
import { farmerRows, profileRows, type Profile } from '@shuka/domain/accounts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { cropNames } from '#kit/crop-name.ts';
import { Facts } from '#kit/facts.tsx';
import { lazy, Suspense } from '#kit/lazy.ts';
import { useRow } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { farmSizeWords, genderWords } from './profile-words.ts';

const GuardianWords = lazy(async () => (await import('./GuardianWords.tsx')).GuardianWords);
const AddPhoneForm = lazy(async () => (await import('./AddPhoneForm.tsx')).AddPhoneForm);

/** What a farmer in care says of themselves, in short, and the way to all of it. */
export const FarmerFacts = ({ keeperId }: { readonly keeperId: string }) => {
  const { t } = useWords();
  const loaded = useRow(profileRows, keeperId);
  const kept = loaded.state === 'ready' ? loaded.value : null;
  return (
    <section className="grid gap-3">
      <h2 className="flex gap-2 text-xl font-bold">
        <UserRound aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        {t('profile.titleOfFarmer')}
      </h2>
      {kept === null ? <p>{t('caseload.noProfile')}</p> : <Told profile={kept.row} />}
      {kept !== null && <StateMark state={kept.state} />}
      <Link
        to={`/extension-farmers/${keeperId}/profile`}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline underline-offset-4"
      >
        {t('caseload.openProfile')}
      </Link>
      <PhoneOf farmerId={keeperId} />
      <Suspense fallback={null}>
        <GuardianWords keeperId={keeperId} />
      </Suspense>
      <Link
        to={`/extension-farmers/${keeperId}/card`}
        className="inline-flex min-h-12 items-center justify-center gap-2 justify-self-start rounded-xl border-2 border-leaf px-3 py-2 font-semibold text-leaf hover:bg-leaf-soft"
      >
        <QrCode aria-hidden className="size-5 shrink-0" />
        {t('card.title')}
      </Link>
      <Link
        to={`/extension-farmers/${keeperId}/phones`}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline underline-offset-4"
      >
        {t('caseload.phones')}
      </Link>
    </section>
  );
};

/** The way to a number for a farmer who has none; one that the server does not know yet gets it with the registration. */
const PhoneOf = ({ farmerId }: { readonly farmerId: string }) => {
  const loaded = useRow(farmerRows, farmerId);
  const kept = loaded.state === 'ready' ? loaded.value : null;
  if (kept === null || kept.row.phone !== '' || kept.state !== 'accepted') return null;
  return (
    <Suspense fallback={null}>
      <AddPhoneForm farmer={kept.row} />
    </Suspense>
  );
};

const Told = ({ profile }: { profile: Profile }) => {
  const words = useWords();
  const { t } = words;
  const { gender, farmSize, lga, stateCode, location, address, designation, crops } = profile;
  const place = [location, lga, stateCode === '' ? '' : stateName(stateCode)].filter((part) => part !== '').join(', ');
  const facts: (readonly [string, string])[] = [
    [t('profile.designation'), designation],
    [t('profile.gender'), gender === null ? '' : t(genderWords[gender])],
    [t('caseload.place'), place],
    [t('profile.address'), address],
    [t('profile.farmSize'), farmSize === null ? '' : t(farmSizeWords[farmSize])],
    [t('profile.crops'), cropNames(crops, words)],
  ];
  return <Facts facts={facts.filter(([, value]) => value !== '')} />;
};

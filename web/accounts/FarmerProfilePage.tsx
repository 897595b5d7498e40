import { useParams } from 'wouter';
import { blankProfile, farmerRows, profileRows } from '@shuka/domain/accounts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { PhoneLink } from '#kit/phone-link.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { ProfileView } from './ProfileView.tsx';

/** Nothing of it was written yet. */
const never = new Date(0);

/** The profile of a farmer in someone's care: they see it and may put it right. */
export const FarmerProfilePage = () => {
  const { t } = useWords();
  const { farmerId = '' } = useParams();
  const loaded = useRow(farmerRows, farmerId);
  const profiles = useRow(profileRows, farmerId);
  const kept = profiles.state === 'ready' ? profiles.value : null;
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('profile.titleOfFarmer')}</h1>
      <LoadedPart loaded={loaded}>
        {(farmer) => {
          if (farmer === null) return <Notice kind="hint">{t('profile.notInCare')}</Notice>;
          const { firstName, lastName, phone } = farmer.row;
          const seed = { ...blankProfile(farmerId, never), firstName, lastName, phone };
          return (
            <ProfileView key={farmerId} profile={kept?.row ?? seed} state={kept?.state ?? null}>
              <PhoneLink phone={phone} />
            </ProfileView>
          );
        }}
      </LoadedPart>
    </section>
  );
};

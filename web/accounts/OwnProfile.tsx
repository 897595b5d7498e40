import { blankProfile, profileRows, type Profile } from '@shuka/domain/accounts';
import { Facts } from '#kit/facts.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { ProfileToneContext, type ProfileTone } from './profile-tone.ts';
import { ProfileView } from './ProfileView.tsx';
import { usePerson } from './SessionProvider.tsx';
import { ProfileLinks, type ProfileLink } from './ProfileLinks.tsx';

type Props = { readonly tone: ProfileTone; readonly links: readonly ProfileLink[] };

/** Nothing of it was written yet. */
const never = new Date(0);

/** One's own profile, and the way to all else that is about oneself. */
export const OwnProfile = ({ tone, links }: Props) => {
  const { t } = useWords();
  const { person } = usePerson();
  const loaded = useRow(profileRows, person.accountId);
  const { firstName, lastName, email } = person;
  const seed: Profile = { ...blankProfile(person.accountId, never), firstName, lastName, email };
  return (
    <ProfileToneContext.Provider value={tone}>
      <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
        <h1 className="text-2xl font-bold">{t('profile.title')}</h1>
        <LoadedPart loaded={loaded}>
          {(kept) => {
            const profile = kept?.row ?? seed;
            return (
              <ProfileView profile={profile} state={kept?.state ?? null}>
                <Facts
                  facts={[
                    [t('accounts.email'), profile.email === '' ? email : profile.email],
                    ...(profile.phone === '' ? [] : [[t('accounts.phone'), profile.phone] as const]),
                  ]}
                />
              </ProfileView>
            );
          }}
        </LoadedPart>
        <ProfileLinks says="profile.more" links={links} />
      </section>
    </ProfileToneContext.Provider>
  );
};

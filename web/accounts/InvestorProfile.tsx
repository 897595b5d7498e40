import type { readInvestorProfile, readProcessorProfile } from '@shuka/domain/accounts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { InvestorProfileForm, type ProfileActs } from './InvestorProfileForm.tsx';
import { ProfileLinks, type ProfileLink } from './ProfileLinks.tsx';

type Props = {
  readonly read: typeof readInvestorProfile | typeof readProcessorProfile;
  readonly acts: ProfileActs;
  readonly links: readonly ProfileLink[];
};

/** A profile of the kind that investors have: read first, changed after 'Edit Profile'. */
export const InvestorProfile = ({ read, acts, links }: Props) => {
  const { t } = useWords();
  const loaded = useLoad(read, {});
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('menu.profile')}</h1>
      <LoadedPart loaded={loaded}>
        {(profile) => <InvestorProfileForm profile={profile} acts={acts} onSaved={loaded.reload} />}
      </LoadedPart>
      <ProfileLinks says="investor.more" links={links} />
    </section>
  );
};

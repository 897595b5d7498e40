import { Bell, Phone, Smartphone, Scale } from 'lucide-react';
import { readProcessorProfile, reviseProcessorProfile, setProcessorPhoto } from '@shuka/domain/accounts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { InvestorProfileForm } from './InvestorProfileForm.tsx';
import { ProfileLinks } from './ProfileLinks.tsx';

const links = [
  { to: '/AgroProcessor/Aprofile/contact', says: 'investor.linkContact', Icon: Phone },
  { to: '/notices', says: 'devices.notices', Icon: Bell },
  { to: '/my-rights', says: 'devices.rights', Icon: Scale },
  { to: '/devices', says: 'menu.devices', Icon: Smartphone },
] as const;

const acts = {
  revise: reviseProcessorProfile,
  setPhoto: setProcessorPhoto,
  standIn: '/pictures/role-agro-processor.svg',
} as const;

/** The own profile of whoever works at a mill: read first, changed after 'Edit Profile'. */
export const ProcessorProfilePage = () => {
  const { t } = useWords();
  const loaded = useLoad(readProcessorProfile, {});
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

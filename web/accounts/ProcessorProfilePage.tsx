import { Bell, Phone, Smartphone, Scale } from 'lucide-react';
import { readProcessorProfile, reviseProcessorProfile, setProcessorPhoto } from '@shuka/domain/accounts';
import { InvestorProfile } from './InvestorProfile.tsx';

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

/** The own profile of whoever works at a mill. */
export const ProcessorProfilePage = () => <InvestorProfile read={readProcessorProfile} acts={acts} links={links} />;

import { Bell, ClipboardList, Phone, Smartphone, Scale } from 'lucide-react';
import { readInvestorProfile, reviseInvestorProfile, setInvestorPhoto } from '@shuka/domain/accounts';
import { InvestorProfile } from './InvestorProfile.tsx';

const links = [
  { to: '/Investors/IProfile/contact', says: 'investor.linkContact', Icon: Phone },
  { to: '/Investors/IProfile/file', says: 'investor.linkFile', Icon: ClipboardList },
  { to: '/notices', says: 'devices.notices', Icon: Bell },
  { to: '/my-rights', says: 'devices.rights', Icon: Scale },
  { to: '/devices', says: 'menu.devices', Icon: Smartphone },
] as const;

const acts = {
  revise: reviseInvestorProfile,
  setPhoto: setInvestorPhoto,
  standIn: '/pictures/role-investor.svg',
} as const;

/** The investor's own profile. */
export const InvestorProfilePage = () => <InvestorProfile read={readInvestorProfile} acts={acts} links={links} />;

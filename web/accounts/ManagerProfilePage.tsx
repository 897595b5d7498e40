import { KeyRound, Landmark, Phone, Smartphone } from 'lucide-react';
import { OwnProfile } from './OwnProfile.tsx';
import { managerTone } from './profile-tone.ts';

const links = [
  { to: '/ExtensionManager/Eprofile/contact', says: 'profile.linkContact', Icon: Phone },
  { to: '/ExtensionManager/Eprofile/identity', says: 'profile.linkIdentity', Icon: Landmark },
  { to: '/devices', says: 'profile.linkDevices', Icon: Smartphone },
  { to: '/phone', says: 'profile.linkPin', Icon: KeyRound },
] as const;

/** The extension manager's own profile. */
export const ManagerProfilePage = () => <OwnProfile tone={managerTone} links={links} />;

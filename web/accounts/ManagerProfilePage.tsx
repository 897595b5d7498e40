import { Bell, KeyRound, Landmark, Phone, Smartphone, Scale } from 'lucide-react';
import { OwnProfile } from './OwnProfile.tsx';
import { managerTone } from './profile-tone.ts';
import { ShownToMills } from './ShownToMills.tsx';

const links = [
  { to: '/ExtensionManager/Eprofile/contact', says: 'profile.linkContact', Icon: Phone },
  { to: '/ExtensionManager/Eprofile/identity', says: 'profile.linkIdentity', Icon: Landmark },
  { to: '/notices', says: 'devices.notices', Icon: Bell },
  { to: '/my-rights', says: 'devices.rights', Icon: Scale },
  { to: '/devices', says: 'profile.linkDevices', Icon: Smartphone },
  { to: '/phone', says: 'profile.linkPin', Icon: KeyRound },
] as const;

/** The extension manager's own profile, and whether mills see it. */
export const ManagerProfilePage = () => (
  <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
    <OwnProfile tone={managerTone} links={links} />
    <ShownToMills />
  </div>
);

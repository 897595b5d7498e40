import { Bell, Database, HandHeart, KeyRound, Landmark, Phone, Smartphone, Scale } from 'lucide-react';
import { OwnProfile } from './OwnProfile.tsx';
import { farmerTone } from './profile-tone.ts';

const links = [
  { to: '/Farmer/profile/contact', says: 'profile.linkContact', Icon: Phone },
  { to: '/Farmer/profile/identity', says: 'profile.linkIdentity', Icon: Landmark },
  { to: '/Farmer/profile/consent', says: 'profile.linkConsent', Icon: HandHeart },
  { to: '/notices', says: 'devices.notices', Icon: Bell },
  { to: '/my-rights', says: 'devices.rights', Icon: Scale },
  { to: '/devices', says: 'profile.linkDevices', Icon: Smartphone },
  { to: '/phone', says: 'profile.linkPin', Icon: KeyRound },
  { to: '/Farmer/profile/account', says: 'profile.linkAccount', Icon: Database },
] as const;

/** The farmer's own profile. */
export const ProfilePage = () => <OwnProfile tone={farmerTone} links={links} />;

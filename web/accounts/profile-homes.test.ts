import { expect, test } from 'vitest';
import { profileHome } from './profile-homes.ts';

test.each([
  ['/Farmer/profile/contact', '/Farmer/profile', undefined],
  ['/ExtensionManager/Eprofile/contact', '/ExtensionManager/Eprofile', undefined],
  ['/Investors/IProfile/contact', '/Investors/IProfile', 'accounts.readInvestorProfile'],
  ['/AgroProcessor/Aprofile/contact', '/AgroProcessor/Aprofile', 'accounts.readProcessorProfile'],
  ['/agroprocessor/aprofile/contact', '/AgroProcessor/Aprofile', 'accounts.readProcessorProfile'],
])('%s lies under %s, which is read by %s', (path, home, read) => {
  const { home: found, read: reads } = profileHome(path);
  expect([found, reads?.name]).toEqual([home, read]);
});

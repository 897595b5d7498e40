import { loadNoticesPage } from '#accounts';
import type { Screen } from './area.ts';
import { needsNetwork } from './needs-network.tsx';
import { privacyScreens } from './privacy-screens.ts';

/** How somebody is told of things, and their rights over their data, the same for every role. */
export const noticeScreens: readonly Screen[] = [
  needsNetwork({ path: '/notices', load: loadNoticesPage }),
  ...privacyScreens,
];

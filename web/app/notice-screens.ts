import { loadNoticesPage } from '#accounts';
import type { Screen } from './area.ts';
import { needsNetwork } from './needs-network.tsx';

/** How somebody is told of things, the same for every role. */
export const noticeScreens: readonly Screen[] = [needsNetwork({ path: '/notices', load: loadNoticesPage })];

import { loadOwnLogPage, loadRightsPage, privacyPaths } from '#privacy';
import type { Screen } from './area.ts';
import { needsNetwork } from './needs-network.tsx';

/** One's rights over one's data and the log about oneself, the same for every role. */
export const privacyScreens: readonly Screen[] = [
  needsNetwork({ path: privacyPaths.rights, load: loadRightsPage }),
  needsNetwork({ path: privacyPaths.log, load: loadOwnLogPage }),
];

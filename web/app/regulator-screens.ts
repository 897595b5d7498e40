import { figurePaths, loadPlaceFiguresPage } from '#figures';
import { complyPaths, loadRegulatorPage } from '#traceability';
import type { Screen } from './area.ts';
import { needsNetwork } from './needs-network.tsx';

/** What regulators see, for the roles that may be one. */
export const regulatorScreens: readonly Screen[] = [
  needsNetwork({ path: complyPaths.regulator, load: loadRegulatorPage }),
  needsNetwork({ path: figurePaths.ofOthers, load: loadPlaceFiguresPage }),
];

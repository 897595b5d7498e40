import { admin } from './admin.tsx';
import { agent } from './agent.tsx';
import type { Area } from './area.ts';
import { farmer } from './farmer.tsx';
import { investor } from './investor.tsx';
import { paths } from './paths.ts';
import { processor } from './processor.tsx';

/** The areas of the app, one a role. */
export const areas: readonly Area[] = [farmer, agent, investor, processor, admin];

/** Addresses the specification links to that have no screen of their own: they lead a signed-in person to their own area. */
export const ownAreaPaths = [paths.auth, '/farmer-dashboard', '/extension-agent-dashboard'] as const;

/** The addresses the server answers with the app's shell, in lower case; `/*` stands for all below. */
export const appPaths: readonly string[] = [
  ...ownAreaPaths,
  paths.secondFactor,
  paths.devices,
  paths.phone,
  ...areas.flatMap(({ screens }) => screens.map(({ path }) => path.replace(/:.*$/, '*'))),
].map((path) => path.toLowerCase());

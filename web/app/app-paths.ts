import { admin } from './admin.tsx';
import { agent } from './agent.tsx';
import { farmer } from './farmer.tsx';
import { farmerScreens } from './farmer-screens.ts';
import { investor } from './investor.tsx';
import { paths } from './paths.ts';
import { processor } from './processor.tsx';

/** Addresses that have no screen of their own: they lead a signed-in person to their own area. */
const ownAreaPaths = [paths.auth] as const;

/** The addresses the server answers with the app's shell, in lower case; `/*` stands for all below. */
export const appPaths: readonly string[] = [
  ...ownAreaPaths,
  paths.secondFactor,
  paths.devices,
  paths.phone,
  ...[farmer, agent, investor, processor, admin, { screens: farmerScreens }].flatMap(({ screens }) =>
    screens.map(({ path }) => path.replace(/:.*/, '*')),
  ),
].map((path) => path.toLowerCase());

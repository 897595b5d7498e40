import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { signInAdmins } from './admins.ts';
import { fillModel, openHouse, projectRoot } from './open-house.ts';

/** Before the first journey: the worlds that houses begin with, and one server for all; after the last they are gone. */
const openSharedHouse = async (): Promise<() => Promise<void>> => {
  const bundler = join(projectRoot, 'tools', 'bundle.mjs');
  const folder = join(projectRoot, 'dist', 'journeys');
  const programs = ['server/world/serve-by-moved-clock.ts', 'server/kit/embedded-process.ts'];
  execFileSync(process.execPath, [bundler, folder, ...programs]);
  const clearings = [await fillModel('small'), await fillModel('yes')];
  const house = await openHouse();
  process.env['JOURNEYS_SITE'] = house.url;
  const forget = await signInAdmins(house.url);
  return async () => {
    forget();
    await house.close();
    for (const clear of clearings) await clear();
  };
};

export default openSharedHouse;

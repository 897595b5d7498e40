import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The same engine without windows: a third less work for the journeys than the whole browser (measured, decision 0019). */
const headlessShell = '/usr/bin/chromium-headless-shell';

const usualPlaces = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const find = () => [process.env.CHROME, ...usualPlaces].find((place) => place !== undefined && existsSync(place));

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const install = (name) => {
  console.log(`browser: apt-get install ${name} (a minute or two the first time)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  return spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: ['ignore', 'ignore', 'inherit'], env }).status;
};

/**
 * The browser of the journeys: `CHROME`, or the lightest that is there. Where we may, Debian's own is installed: the
 * headless shell, or the whole browser where no such package is. Null when there is none.
 */
export const findChrome = () => {
  const found = find();
  const isLight = process.env.CHROME !== undefined || existsSync(headlessShell);
  if ((found !== undefined && isLight) || !mayInstall()) return found ?? null;
  if (install('chromium-headless-shell') !== 0 && found === undefined) install('chromium');
  return find() ?? null;
};

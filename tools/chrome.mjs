import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const find = () => [process.env.CHROME, ...usualPlaces].find((place) => place !== undefined && existsSync(place));

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** The browser of the journeys: `CHROME`, one that is there, or Debian's own, installed when we may. Null when there is none. */
export const findChrome = () => {
  const found = find();
  if (found !== undefined) return found;
  if (mayInstall()) {
    console.log('browser: apt-get install chromium (a minute or two the first time)');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
  return find() ?? null;
};

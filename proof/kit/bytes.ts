/** What the build weighs, as it says itself. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './machine.ts';
import type { Line } from './section.ts';

type Weighed = { readonly name: string; readonly kb: number; readonly most: number };

const weighed = (said: string): Weighed[] =>
  [...said.matchAll(/^bytes: +([\d.]+) KB of (\d+) {2}(.+)$/gm)].map(([, kb, most, name]) => ({
    name: name ?? '',
    kb: Number(kb),
    most: Number(most),
  }));

/** Pages are told each; of what they load later, the heaviest of each part of the house. */
const areaOf = ({ name }: Weighed): string => {
  const [folder, ...rest] = name.split('/');
  return rest.length === 0 ? name : `the heaviest file of ${folder}`;
};

const heaviest = (all: readonly Weighed[]): Weighed =>
  all.reduce((one, other) => (other.kb / other.most > one.kb / one.most ? other : one));

/** Kilobytes of each page and part beside its budget. */
export const byteLines = (): Line[] => {
  const { stdout } = spawnSync(process.execPath, [join(root, 'tools', 'build.mjs')], { cwd: root, encoding: 'utf8' });
  const areas = new Map<string, Weighed[]>();
  for (const one of weighed(stdout)) areas.set(areaOf(one), [...(areas.get(areaOf(one)) ?? []), one]);
  return [...areas].map(([area, all]) => {
    const { kb, most } = heaviest(all);
    return { what: `bytes: ${area}`, figure: `${kb.toFixed(1)} KB`, goal: `≤ ${most} KB`, met: kb <= most };
  });
};

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@shuka/bench/program.ts';

const folder = join(root, 'node_modules', '.cache', 'shuka-soak');

const fileOf = (name: string): string => join(folder, `${name}.json`);

/** What a part of a long run came to, kept so that a run which was stopped goes on where it was. */
export const readDone = (name: string): Record<string, unknown> | null =>
  existsSync(fileOf(name)) ? (JSON.parse(readFileSync(fileOf(name), 'utf8')) as Record<string, unknown>) : null;

export const writeDone = (name: string, figures: object): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(name), `${JSON.stringify(figures, null, 2)}\n`);
};

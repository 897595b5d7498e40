/** The files of what ships. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './machine.ts';

const isShipped = (name: string): boolean => /\.(ts|tsx|js)$/.test(name) && !/\.(test|d)\.tsx?$/.test(name);

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', 'world'].includes(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(path);
    return isShipped(entry.name) ? [path] : [];
  });

/** The code of these rooms without tests and the demo world, by its path from the root. */
export const filesOf = (rooms: readonly string[]): string[] => rooms.flatMap(filesIn);

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Slice = { readonly name: string; readonly purpose: string };
export type Room = 'domain' | 'server' | 'web';
export type House = {
  readonly slices: readonly Slice[];
  readonly machinery: Readonly<Record<Room, readonly string[]>>;
};

/** One way in which a tree departs from the house: the rule's name, the file, and what is wrong there. */
export type Fault = { readonly rule: string; readonly file: string; readonly says: string };

export const tell = (fault: Fault): string => `${fault.rule}: ${fault.file} ${fault.says}`;

export const rooms: readonly Room[] = ['domain', 'server', 'web'];

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/** The ordered list of slices; the same file feeds the import rules. */
export const house = createRequire(import.meta.url)('./slices.cjs') as House; // a .cjs file has no types of its own

export const sliceNames = house.slices.map((slice) => slice.name);

const notOurs = new Set(['node_modules', 'dist']);

/** Every file below a folder as a path from `root` with forward slashes, sorted; what is built or installed left out. */
export const listFiles = (root: string, folder: string): string[] => {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !notOurs.has(entry.name) && !entry.name.startsWith('.'))
    .flatMap((entry) =>
      entry.isDirectory() ? listFiles(root, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    )
    .toSorted();
};

export const readIn = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

export const isCode = (file: string): boolean => /\.tsx?$/.test(file);

/** `registerFarm` → `register-farm`. */
export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The names under which a contract file exports its endpoints. */
export const endpointNames = (text: string): string[] =>
  [...text.matchAll(/^export const (\w+) = endpoint\(/gm)].map((match) => match[1] ?? '');

/** What a part of a long proof came to, kept so that a run which was stopped goes on where it was. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './machine.ts';

const folder = join(root, 'node_modules', '.cache', 'shuka-proof');

const fileOf = (proof: string, part: string): string => join(folder, proof, `${part}.json`);

/** What a part came to in a run before; null for one that was not done. The caller says what its own files hold. */
export const readPart = <Held>(proof: string, part: string): Held | null =>
  existsSync(fileOf(proof, part)) ? (JSON.parse(readFileSync(fileOf(proof, part), 'utf8')) as Held) : null;

export const writePart = (proof: string, part: string, held: object): void => {
  mkdirSync(join(folder, proof), { recursive: true });
  writeFileSync(fileOf(proof, part), `${JSON.stringify(held)}\n`);
};

/** A proof that was written down begins anew the next time. */
export const forgetParts = (proof: string): void => rmSync(join(folder, proof), { recursive: true, force: true });

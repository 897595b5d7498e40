import { resolve } from 'node:path';
import { Told } from '#kit/told.ts';

/** What is said after a command: a folder, and flags; a flag may have a value. */
export type Said = { readonly folder: string | undefined; readonly flags: ReadonlyMap<string, string> };

/** Flags that say something more than that they are there. */
const withValue = ['to', 'into'];

/** @throws Told for a flag that no command has, or one that says nothing. */
export const readFlags = (args: readonly string[], known: readonly string[]): Said => {
  const flags = new Map<string, string>();
  const rest: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    const name = word.startsWith('--') ? word.slice(2) : null;
    if (name === null) rest.push(word);
    else if (!known.includes(name)) throw new Told(`Nothing here is called ${word}.`);
    else if (withValue.includes(name)) flags.set(name, args[(at += 1)] ?? '');
    else flags.set(name, '');
  }
  return { folder: rest[0], flags };
};

export const folderOf = ({ folder }: Said, command: string): string => {
  if (folder === undefined) throw new Told(`Say which folder: npm run ${command} -- /srv/backups`);
  return resolve(folder);
};

/** The moment a flag names. @throws Told where it is none; a moment says its zone. */
export const momentOf = ({ flags }: Said): Date | null => {
  const said = flags.get('to');
  if (said === undefined) return null;
  const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(said);
  if (!isMoment || Number.isNaN(Date.parse(said)))
    throw new Told('Say the moment with its zone: --to 2026-11-23T14:30:00+01:00');
  return new Date(said);
};

import { createHash } from 'node:crypto';

/** Stands before a lasting name in a text; no file of ours has this character. */
const mark = '\x7f';

/** What may be the name of a file, with the sign before it: files are named in quotes, with or without a folder. */
const word = /[/"'`][\w.~@-]+/g;

const lastingName = (place) => createHash('sha256').update(place).digest('base64url').slice(0, 6);

/**
 * A file's own name changes with whatever it names, and so with nearly every release; its lasting name says where it comes
 * from. @param places by the name of a file, what is known of it from one build to the next. @returns lasting names by names.
 */
export const lastingNamesOf = (places) => {
  const lasting = Object.fromEntries(Object.entries(places).map(([name, place]) => [name, lastingName(place)]));
  const all = Object.values(lasting);
  const twice = Object.keys(lasting).filter((name) => all.indexOf(lasting[name]) !== all.lastIndexOf(lasting[name]));
  if (twice.length > 0) throw new Error(`Files with one lasting name: ${twice.join(', ')}`);
  return lasting;
};

/** The text as the worker fills it in again. */
const fillNames = (text, lasting) => {
  const names = Object.fromEntries(Object.entries(lasting).map(([name, id]) => [id, name]));
  return text.replace(/\x7f([\w-]{6})/g, (_all, id) => names[id]);
};

/** A text with lasting names of the files that it names. @throws when it could not be filled in again, letter for letter. */
export const withLastingNames = (text, lasting) => {
  const lasts = text.replace(word, (all) => {
    const name = all.slice(1);
    return Object.hasOwn(lasting, name) ? `${all[0]}${mark}${lasting[name]}` : all;
  });
  if (text.includes(mark) || fillNames(lasts, lasting) !== text)
    throw new Error('A text does not come back as it was.');
  return lasts;
};

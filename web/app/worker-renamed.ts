import { built, loose, olderNames, ownName } from './worker-cache.ts';
import { readNaming } from './worker-names.ts';
import { unpacked } from './worker-packs.ts';

const hashOf = async (text: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 12);
};

/** A script of an older version that says the same, with the names in it that files have now: most scripts of a release. */
export const renamedFile = async (address: string): Promise<Response | undefined> => {
  const saying = built.sayings[address];
  if (saying === undefined) return undefined;
  const now = await readNaming(ownName);
  for (const older of await olderNames()) {
    const before = await readNaming(older);
    const held = await (await caches.open(older)).match(before.addressOf(now.keyOf(address)), loose);
    const text = held === undefined ? '' : before.empty(await held.text());
    if ((await hashOf(text)) === saying) return unpacked(address, now.fill(text));
  }
  return undefined;
};

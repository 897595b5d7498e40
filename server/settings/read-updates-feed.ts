import { readUpdatesFeed as contract } from '@shuka/domain/settings';
import { handle } from '#kit/route.ts';
import { say } from '#kit/words.ts';
import { findUpdates, updateFor, type UpdateRow } from './update-store.ts';

const mostEntries = 30;

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Of RFC 4287 what readers of feeds need: each entry with its id, time, title and words. */
export const readUpdatesFeed = handle(contract, async (_input, { db, language, clock, publicUrl, productName }) => {
  const found = await findUpdates(db, null, mostEntries);
  const entryOf = (update: UpdateRow): string => {
    const { id, kind, text, postedAt } = updateFor(update, language);
    const title = escapeXml(say(language, `updates.kind.${kind}`));
    return `<entry><id>urn:uuid:${id}</id><title>${title}</title><updated>${postedAt}</updated><content type="text">${escapeXml(text)}</content></entry>`;
  };
  const name = escapeXml(say(language, 'updates.feed', { product: productName }));
  const updated = found[0]?.postedAt ?? clock.now().toISOString();
  const head = `<id>${escapeXml(publicUrl)}/maintenance</id><title>${name}</title><updated>${updated}</updated><author><name>${escapeXml(productName)}</name></author><link rel="self" href="${escapeXml(publicUrl)}${contract.path}"/>`;
  const feed = `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">${head}${found.map(entryOf).join('')}</feed>`;
  return { bytes: Buffer.from(feed), mediaType: 'application/atom+xml', cacheSeconds: 60 };
});

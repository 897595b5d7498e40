import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phraseRooms, type PhraseLanguage, type PhraseRoom } from '@shuka/domain/library';
import { clipHeads } from '@shuka/domain/settings';
import { gsmText } from '#kit/gsm-text.ts';
import { messageParts } from '#kit/message-shape.ts';
import { projectRoot } from '#kit/root.ts';
import type { Translation } from '#kit/words.ts';

/** A text of the catalogues as this release has it. */
export type CatalogueText = {
  readonly room: PhraseRoom;
  readonly key: string;
  readonly english: string;
  readonly text: string;
  readonly review: string;
  readonly digest: string;
  /** Key, English and text in small plain letters, to be searched. */
  readonly plain: string;
  /** Said aloud on farmers' screens, as it has nothing filled in. */
  readonly isSpoken: boolean;
};

const folderOf: Readonly<Record<PhraseRoom, string>> = { screens: 'web', server: 'server' };

/** The files are a part of the release and lie beside the program; browsers get theirs compiled and cut. */
const readCatalogue = (room: PhraseRoom, language: PhraseLanguage | 'en'): Record<string, unknown> =>
  JSON.parse(readFileSync(join(projectRoot, folderOf[room], 'words', `${language}.json`), 'utf8')) as Record<
    string,
    unknown
  >; // a test of the house keeps the shape

/** What exactly is judged: the English and the text together. */
export const digestOf = (english: string, text: string): string =>
  createHash('sha256')
    .update(JSON.stringify([english, text]))
    .digest('hex');

/** The part of the house that an id begins with: `farms` of `farms.add`. */
export const partOf = (key: string): string => key.split('.')[0] ?? '';

/** Letters as somebody types them who has no hooks, dots or accents on their keys. */
export const plainText = (text: string): string => gsmText(text).toLowerCase();

const readRoom = (room: PhraseRoom, language: PhraseLanguage): CatalogueText[] => {
  const english = readCatalogue(room, 'en') as Record<string, string>;
  const others = readCatalogue(room, language) as Record<string, Translation>;
  return Object.keys(english)
    .toSorted()
    .map((key) => {
      const said = english[key] ?? '';
      const { text, review } = others[key] ?? { text: '', review: 'unreviewed' };
      return {
        room,
        key,
        english: said,
        text,
        review,
        digest: digestOf(said, text),
        plain: plainText(`${key}\n${said}\n${text}`),
        isSpoken: room === 'screens' && clipHeads.has(partOf(key)) && messageParts(text)?.length === 0,
      };
    });
};

const held = new Map<PhraseLanguage, readonly CatalogueText[]>();

/** All texts of a language beside their English: those of screens first, by id. Read once; a release never changes. */
export const catalogueOf = (language: PhraseLanguage): readonly CatalogueText[] => {
  const known = held.get(language) ?? phraseRooms.flatMap((room) => readRoom(room, language));
  held.set(language, known);
  return known;
};

/** One text; null for an id that is in no catalogue of this release. */
export const findInCatalogue = (language: PhraseLanguage, room: PhraseRoom, key: string): CatalogueText | null =>
  catalogueOf(language).find((one) => one.room === room && one.key === key) ?? null;

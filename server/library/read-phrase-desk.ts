import {
  phraseLanguages,
  phraseRooms,
  readPhraseDesk as contract,
  type PhraseCounts,
  type PhraseLanguage,
  type PhraseRoom,
} from '@shuka/domain/library';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { catalogueOf, partOf } from './phrase-catalogue.ts';
import { readStandings, stateOf } from './show-phrases.ts';
import { languagesOf } from './speaker-store.ts';

const countsOf = async (db: Db, language: PhraseLanguage): Promise<PhraseCounts[]> => {
  const standings = await readStandings(db, language);
  const counted = catalogueOf(language).map((one) => ({ room: one.room, state: stateOf(standings, one) }));
  return phraseRooms.map((room) => {
    const inRoom = counted.filter((one) => one.room === room);
    const of = (state: string): number => inRoom.filter((one) => one.state === state).length;
    return { language, room, total: inRoom.length, reviewed: of('reviewed'), agreed: of('agreed'), asked: of('asked') };
  });
};

const partsOf = (room: PhraseRoom): string[] => [
  ...new Set(
    catalogueOf('ha')
      .filter((one) => one.room === room)
      .map(({ key }) => partOf(key)),
  ),
];

export const readPhraseDesk = handle(contract, async (_input, context) => {
  const { db } = context;
  const { accountId, roles } = viewerOf(context);
  const languages = roles.includes('admin') ? [...phraseLanguages] : await languagesOf(db, accountId);
  const counts: PhraseCounts[] = [];
  for (const language of languages) counts.push(...(await countsOf(db, language)));
  const parts =
    languages.length === 0 ? { screens: [], server: [] } : { screens: partsOf('screens'), server: partsOf('server') };
  return { languages, counts, parts };
});

import {
  phraseState,
  type Phrase,
  type PhraseLanguage,
  type PhraseState,
  type PhraseVerdict,
} from '@shuka/domain/library';
import { smsCaps } from '@shuka/domain/settings';
import { fullNamesOf } from '#accounts';
import { findClips, inForce } from '#settings';
import { viewerOf, type Context } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { gsmText } from '#kit/gsm-text.ts';
import { messageParts, plainMessage } from '#kit/message-shape.ts';
import { countSmsParts, isGsmText } from '#kit/sms.ts';
import { partOf, type CatalogueText } from './phrase-catalogue.ts';
import { findStandings, findVerdicts, type PhraseStanding, type StoredVerdict } from './phrase-store.ts';
import { isSpeaker } from './speaker-store.ts';

const idOf = ({ room, key }: Pick<CatalogueText, 'room' | 'key'>): string => `${room} ${key}`;

/** What is known of the texts of a language besides the catalogue: the last word on each, and who has said them aloud. */
export type Known = {
  readonly standings: ReadonlyMap<string, PhraseStanding>;
  readonly clips: ReadonlyMap<string, string>;
};

export const readStandings = async (db: Db, language: PhraseLanguage): Promise<Known['standings']> =>
  new Map((await findStandings(db, language)).map((one) => [idOf(one), one]));

export const readKnown = async (db: Db, language: PhraseLanguage): Promise<Known> => ({
  standings: await readStandings(db, language),
  clips: new Map((await findClips(db, language)).map(({ key, text }) => [key, text])),
});

/** The last word on a text; null where nobody said one. */
export const standingOf = (standings: Known['standings'], one: CatalogueText): PhraseStanding | null =>
  standings.get(idOf(one)) ?? null;

export const stateOf = (standings: Known['standings'], one: CatalogueText): PhraseState =>
  phraseState(one, standingOf(standings, one));

/** As the studio compares them: without the breaks of lines. */
const spoken = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Whether somebody has said a text aloud; null for what is not said. */
export const clipOf = ({ clips }: Known, { isSpoken, key, text }: CatalogueText): Phrase['clip'] => {
  if (!isSpoken) return null;
  const said = clips.get(key);
  if (said === undefined) return 'none';
  return said === spoken(text) ? 'said' : 'changed';
};

const lengthOf = ({ room, key, text }: CatalogueText, mostParts: number): Phrase['length'] => {
  const channel = room === 'server' ? ({ sms: 'sms', ussd: 'ussd' } as const)[partOf(key)] : undefined;
  if (channel === undefined) return null;
  const plain = plainMessage(text);
  return {
    channel,
    letters: plain.length,
    parts: countSmsParts(plain),
    plainParts: countSmsParts(gsmText(plain)),
    isGsm: isGsmText(plain),
    most: channel === 'sms' ? mostParts : null,
  };
};

/** Verdicts with the names of those who said them. @param digest of the texts that stand now. */
export const nameVerdicts = async (
  db: Db,
  found: readonly StoredVerdict[],
  digest: (one: StoredVerdict) => string,
): Promise<PhraseVerdict[]> => {
  const names = await fullNamesOf(
    db,
    found.flatMap(({ byId, settledBy }) => [byId, settledBy ?? byId]),
  );
  return found.map((one) => ({
    id: one.id,
    kind: one.kind,
    text: one.text,
    reason: one.reason,
    byName: names.get(one.byId) ?? '-',
    at: one.at,
    isAgreed: one.isAgreed,
    note: one.note,
    settledByName: one.settledBy === null ? '' : (names.get(one.settledBy) ?? '-'),
    settledAt: one.settledAt,
    holds: one.digest === digest(one),
  }));
};

/** Texts as the desk shows them to whoever asks. */
export const showPhrases = async (
  context: Context,
  language: PhraseLanguage,
  known: Known,
  texts: readonly CatalogueText[],
): Promise<Phrase[]> => {
  const { db, clock } = context;
  const { accountId } = viewerOf(context);
  const judges = await isSpeaker(db, accountId, language);
  const { values } = await inForce(db, smsCaps, clock.now());
  const waiting = texts.flatMap((one) =>
    ['asked', 'agreed'].includes(stateOf(known.standings, one))
      ? (standingOf(known.standings, one)?.verdictId ?? [])
      : [],
  );
  const digests = new Map(texts.map((one) => [idOf(one), one.digest]));
  const stored = await findVerdicts(db, waiting);
  const named = await nameVerdicts(db, stored, (one) => digests.get(idOf(one)) ?? '');
  return texts.map((one) => {
    const state = stateOf(known.standings, one);
    const place = stored.findIndex((verdict) => idOf(verdict) === idOf(one));
    const { room, key, english, text, digest, review } = one;
    return {
      room,
      key,
      english,
      text,
      digest,
      state,
      placeholders: [...(messageParts(english) ?? [])],
      review: review === 'unreviewed' ? '' : review,
      verdict: named[place] ?? null,
      mayJudge: judges && (state === 'open' || state === 'reviewed'),
      maySettle: judges && state === 'asked' && stored[place]?.byId !== accountId,
      length: lengthOf(one, values.partsAnAnswer),
      clip: clipOf(known, one),
    };
  });
};

import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { optionalText, requiredText } from '#kit/text.ts';

/** English is what the product was asked to say; it is the others that native speakers judge. */
export const phraseLanguages = ['ha', 'yo', 'ig', 'pcm'] as const;

export type PhraseLanguage = (typeof phraseLanguages)[number];

/** Whose catalogue a phrase stands in: what screens show, or what the server says in letters, SMS, USSD and answers. */
export const phraseRooms = ['screens', 'server'] as const;

export type PhraseRoom = (typeof phraseRooms)[number];

/**
 * Nobody's word yet, or none that still holds; said by one and waiting for a second; agreed to and waiting for a release;
 * in the catalogue with the names of those who stand for it.
 */
export const phraseStates = ['open', 'asked', 'agreed', 'reviewed'] as const;

export type PhraseState = (typeof phraseStates)[number];

/** What a speaker says of a phrase: right as it is, or better so. */
const phraseWords = ['right', 'better'] as const;

/** Whether somebody has said a phrase of a farmer's screen aloud: never, as it stands, or as it stood once. */
export const clipStates = ['none', 'said', 'changed'] as const;

/** The longest text of the catalogues is a letter of some 1,500 letters. */
export const mostPhraseLetters = 4000;

export const phraseLanguage = z.enum(phraseLanguages, 'field.wrong');
export const phraseRoom = z.enum(phraseRooms, 'field.wrong');
export const phraseKey = z.string('field.wrong').check(z.regex(/^[A-Za-z0-9.-]{1,160}$/, 'field.wrong'));

/** SHA-256 of the English and the text, in hex: what exactly was judged. */
const phraseDigest = z.string('field.wrong').check(z.regex(/^[0-9a-f]{64}$/, 'field.wrong'));

/** How a text goes out on a channel that counts letters, without what is filled in. */
const phraseLength = z.strictObject({
  channel: z.enum(['sms', 'ussd']),
  letters: z.int(),
  /** SMS that it is billed as, as it is written, and in the plain letters that answers are sent in. */
  parts: z.int(),
  plainParts: z.int(),
  /** Whether every letter of it is one of GSM 7-bit; else a part holds 70 and not 160. */
  isGsm: z.boolean(),
  /** The parts that an answer by SMS may have; null for USSD, which is cut into pages. */
  most: z.nullable(z.int()),
});

/** One word on a phrase, and what a second speaker said to it. */
export const phraseVerdict = z.strictObject({
  id,
  kind: z.enum(phraseWords),
  text: z.string(),
  reason: z.string(),
  byName: z.string(),
  at: z.string(),
  isAgreed: z.nullable(z.boolean()),
  note: z.string(),
  settledByName: z.string(),
  settledAt: z.nullable(z.string()),
  /** It was said of these very texts. */
  holds: z.boolean(),
});

export type PhraseVerdict = z.output<typeof phraseVerdict>;

export const phrase = z.strictObject({
  room: phraseRoom,
  key: z.string(),
  english: z.string(),
  text: z.string(),
  digest: phraseDigest,
  /** Names of what is filled in, and of the tags, that a better text must have too. */
  placeholders: z.array(z.string()),
  state: z.enum(phraseStates),
  /** Who stands for it in the catalogue, with the day; empty where nobody does. */
  review: z.string(),
  /** What waits or was agreed to; null for any other state. */
  verdict: z.nullable(phraseVerdict),
  mayJudge: z.boolean(),
  maySettle: z.boolean(),
  length: z.nullable(phraseLength),
  /** Null for what is not said aloud. */
  clip: z.nullable(z.enum(clipStates)),
});

export type Phrase = z.output<typeof phrase>;

const phraseCounts = z.strictObject({
  language: phraseLanguage,
  room: phraseRoom,
  total: z.int(),
  reviewed: z.int(),
  agreed: z.int(),
  asked: z.int(),
});

export type PhraseCounts = z.output<typeof phraseCounts>;

export const phraseDesk = z.strictObject({
  /** The languages whoever asks may see; for a speaker those they judge. */
  languages: z.array(phraseLanguage),
  counts: z.array(phraseCounts),
  /** Heads of ids, by room: the part of the house that says a phrase. */
  parts: z.strictObject({ screens: z.array(z.string()), server: z.array(z.string()) }),
});

/** A word on a phrase. A better text comes with the reason; the first one is the text that stands. */
export const phraseDraft = z.strictObject({
  id,
  language: phraseLanguage,
  room: phraseRoom,
  key: phraseKey,
  digest: phraseDigest,
  kind: z.enum(phraseWords, 'field.wrong'),
  text: z.string('phrases.textRequired').check(z.maxLength(mostPhraseLetters, 'field.tooLong')),
  reason: optionalText(500),
});

export type PhraseDraft = z.output<typeof phraseDraft>;

export const phraseSettlement = z.strictObject({
  id,
  language: phraseLanguage,
  verdictId: id,
  isAgreed: z.boolean(),
  note: optionalText(500),
});

/** An extension manager who judges the phrases of a language, from when on and why. */
export const speaker = z.strictObject({
  dutyId: id,
  speakerId: id,
  language: phraseLanguage,
  name: z.string(),
  since: z.string(),
  reason: z.string(),
});

export type Speaker = z.output<typeof speaker>;

export const dutyReason = requiredText('library.reasonRequired', 500);

import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { page, pageQuery } from '#kit/text.ts';
import {
  phrase,
  phraseDesk,
  phraseDraft,
  phraseKey,
  phraseLanguage,
  phraseRoom,
  phraseSettlement,
  phraseStates,
  phraseVerdict,
} from './phrase-model.ts';

const ofLanguage = { kind: 'phraseLanguage', idField: 'language' } as const;

/** A language is assigned to its speakers; admins see every one, and judge none. */
const readers = { admin: 'any', 'extension-manager': 'assigned' } as const;
const speakers = { 'extension-manager': 'assigned' } as const;
const often = [{ by: 'account', times: 1000, seconds: 3600 }] as const;

export const readPhraseDesk = endpoint({
  name: 'library.readPhraseDesk',
  method: 'GET',
  path: '/api/phrase-desk',
  who: { admin: 'any', 'extension-manager': 'any' },
  input: z.strictObject({}),
  output: phraseDesk,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The languages whose texts one may see, how many of them were reviewed, and the parts they come in',
});

export const listPhrases = endpoint({
  name: 'library.listPhrases',
  method: 'GET',
  path: '/api/phrases/:language',
  who: readers,
  object: ofLanguage,
  input: z.strictObject({
    language: phraseLanguage,
    room: z.optional(phraseRoom),
    part: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{1,40}$/, 'field.wrong'))),
    state: z.optional(z.enum(phraseStates, 'field.wrong')),
    /** Of what is said aloud alone, where nobody has said it as it stands. */
    clip: z.optional(z.enum(['missing'], 'field.wrong')),
    search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'field.tooLong'))),
    ...pageQuery,
  }),
  output: page(phrase),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The texts of the catalogues in a language beside their English, by id; what screens show comes first',
});

export const listPhraseVerdicts = endpoint({
  name: 'library.listPhraseVerdicts',
  method: 'GET',
  path: '/api/phrases/:language/verdicts',
  who: readers,
  object: ofLanguage,
  input: z.strictObject({ language: phraseLanguage, room: phraseRoom, key: phraseKey, ...pageQuery }),
  output: page(phraseVerdict),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'All that was ever said of a text, the newest first, with what a second speaker said to it',
});

export const sayPhrase = endpoint({
  name: 'library.sayPhrase',
  method: 'POST',
  path: '/api/phrases/:language/verdicts',
  who: speakers,
  object: ofLanguage,
  input: phraseDraft,
  output: phrase,
  errors: { 'phrase-changed': 409, 'phrase-waits': 409, 'phrase-settled': 409 },
  offline: 'never',
  creates: true,
  audit: 'said a word on a text of the catalogues',
  limits: often,
  summary: 'Says of a text that it is right as it is, or how it is better and why; another speaker has to agree',
});

export const settlePhrase = endpoint({
  name: 'library.settlePhrase',
  method: 'POST',
  path: '/api/phrases/:language/settlements',
  who: speakers,
  object: ofLanguage,
  input: phraseSettlement,
  output: phrase,
  errors: { 'own-proposal': 409, 'phrase-changed': 409, 'phrase-answered': 409 },
  offline: 'never',
  audit: 'answered a word on a text of the catalogues',
  limits: often,
  summary: 'Agrees as a second speaker to what was said of a text, or says why not',
});

export const exportPhrases = endpoint({
  name: 'library.exportPhrases',
  method: 'GET',
  path: '/api/admin/phrases/:language/agreed',
  who: { admin: 'any' },
  input: z.strictObject({ language: phraseLanguage }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'took the agreed texts of a language away',
  answers: 'file',
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  summary:
    'The texts of a language that two speakers agreed on and no release has yet, as JSON for `npm run texts:take`',
});

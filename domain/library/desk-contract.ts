import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery, requiredText } from '#kit/text.ts';
import { article, articleDraft, textDraft } from './article-model.ts';
import { deskArticle, deskLine, deskText, textReview, textRevision, textStates } from './text-model.ts';

const ofAgronomist = { kind: 'agronomist', idField: 'agronomistId' } as const;
const ofArticle = { kind: 'article', idField: 'articleId' } as const;
const ofText = { kind: 'articleText', idField: 'textId' } as const;

/** Articles and their texts are assigned to all who are agronomists; to anybody else they are not there. */
const agronomists = { 'extension-manager': 'assigned' } as const;
const often = [{ by: 'account', times: 200, seconds: 3600 }] as const;

export const startArticle = endpoint({
  name: 'library.startArticle',
  method: 'POST',
  path: '/api/agronomists/:agronomistId/articles',
  who: { 'extension-manager': 'own' },
  object: ofAgronomist,
  input: articleDraft,
  output: article,
  errors: {},
  offline: 'never',
  creates: true,
  audit: 'began an article',
  limits: often,
  summary: 'Begins an article about a crop, a stage and zones, which it keeps; what it says comes as texts',
});

export const listTexts = endpoint({
  name: 'library.listTexts',
  method: 'GET',
  path: '/api/agronomists/:agronomistId/texts',
  who: { 'extension-manager': 'own' },
  object: ofAgronomist,
  input: z.strictObject({ agronomistId: id, ...pageQuery, state: z.optional(z.enum(textStates)) }),
  output: page(deskLine),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: "All agronomists' texts, newest first",
});

export const readDesk = endpoint({
  name: 'library.readDesk',
  method: 'GET',
  path: '/api/articles/:articleId/desk',
  who: agronomists,
  object: ofArticle,
  input: z.strictObject({ articleId: id }),
  output: deskArticle,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'An article with every version of its texts',
});

export const writeText = endpoint({
  name: 'library.writeText',
  method: 'POST',
  path: '/api/articles/:articleId/texts',
  who: agronomists,
  object: ofArticle,
  input: textDraft,
  output: deskText,
  errors: { 'text-under-way': 409, 'article-withdrawn': 409 },
  offline: 'never',
  creates: true,
  audit: 'wrote a text of an article',
  limits: often,
  summary: 'Writes the next version of an article in a language; one at a time is under way in each',
});

export const reviseText = endpoint({
  name: 'library.reviseText',
  method: 'PUT',
  path: '/api/article-texts/:textId',
  who: agronomists,
  object: ofText,
  input: textRevision,
  output: deskText,
  errors: { 'not-the-writer': 409, 'text-settled': 409 },
  offline: 'never',
  audit: 'changed a text of an article',
  limits: often,
  summary: 'Says what a draft says anew; pictures that are not named leave it',
});

export const addTextPicture = endpoint({
  name: 'library.addTextPicture',
  method: 'PUT',
  path: '/api/article-texts/:textId/pictures/:pictureId',
  who: agronomists,
  object: ofText,
  input: z.strictObject({ textId: id, pictureId: id }),
  output: deskText,
  errors: { 'not-the-writer': 409, 'text-settled': 409, 'too-many-pictures': 409, 'not-a-picture': 400 },
  offline: 'never',
  audit: 'added a picture to a text of an article',
  limits: often,
  body: 'picture',
  summary: 'Adds a picture to a draft, encoded anew; the same one again changes nothing',
});

export const setTextAudio = endpoint({
  name: 'library.setTextAudio',
  method: 'PUT',
  path: '/api/article-texts/:textId/audio',
  who: agronomists,
  object: ofText,
  input: z.strictObject({
    textId: id,
    mediaType: z.enum(['audio/webm', 'audio/ogg'], 'library.audioWrong'),
    /** Base64; null takes what was spoken away. */
    audio: z.nullable(z.string('library.audioWrong').check(z.maxLength(65_536, 'library.audioWrong'))),
  }),
  output: deskText,
  errors: { 'not-the-writer': 409, 'text-settled': 409, 'not-a-voice': 400 },
  offline: 'never',
  audit: 'changed what is spoken of a text of an article',
  limits: often,
  summary: 'Gives a draft what is spoken of it: at most 20 seconds, Opus in WebM or Ogg, as base64',
});

export const submitText = endpoint({
  name: 'library.submitText',
  method: 'POST',
  path: '/api/article-texts/:textId/submit',
  who: agronomists,
  object: ofText,
  input: z.strictObject({ id, textId: id }),
  output: deskText,
  errors: { 'not-the-writer': 409, 'text-settled': 409, 'caption-missing': 409 },
  offline: 'never',
  audit: 'sent a text of an article to review',
  limits: often,
  summary: 'Asks the other agronomists to review a draft; nobody changes it meanwhile',
});

export const reviewText = endpoint({
  name: 'library.reviewText',
  method: 'POST',
  path: '/api/article-texts/:textId/reviews',
  who: agronomists,
  object: ofText,
  input: textReview,
  output: deskText,
  errors: { 'own-text': 409, 'not-waiting': 409 },
  offline: 'never',
  audit: 'reviewed a text of an article',
  limits: often,
  summary: 'Finds a text good until a day, or gives it back with a word on why; never by whoever wrote it',
});

export const withdrawArticle = endpoint({
  name: 'library.withdrawArticle',
  method: 'POST',
  path: '/api/articles/:articleId/withdraw',
  who: agronomists,
  object: ofArticle,
  input: z.strictObject({ id, articleId: id, reason: requiredText('library.reasonRequired', 500) }),
  output: article,
  errors: { 'article-withdrawn': 409 },
  offline: 'never',
  audit: 'withdrew an article',
  limits: often,
  summary: 'Ends an article at once and for good; it leaves the phones that have it at their next sync',
});

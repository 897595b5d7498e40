import * as z from 'zod/mini';
import { zoneKeys } from '#advisory';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { languages } from '#kit/languages.ts';
import { page, pageQuery } from '#kit/text.ts';
import { articleLine, sending, wholeArticle } from './advice-model.ts';
import { adviceStages, cropChoice } from './article-model.ts';
import { advice } from './kept-model.ts';

const readers = { farmer: 'any', 'extension-manager': 'any' } as const;

export const listArticles = endpoint({
  name: 'library.listArticles',
  method: 'GET',
  path: '/api/articles',
  who: readers,
  input: z.strictObject({
    ...pageQuery,
    language: z.enum(languages, 'library.languageWrong'),
    crop: z.optional(cropChoice),
    stage: z.optional(z.enum(adviceStages, 'library.stageWrong')),
    zone: z.optional(z.enum(zoneKeys, 'library.zoneWrong')),
  }),
  output: page(articleLine),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The articles that are advice today, newest first; those for all crops, stages or zones are among each',
});

export const readArticle = endpoint({
  name: 'library.readArticle',
  method: 'GET',
  path: '/api/articles/:articleId',
  who: { 'extension-manager': 'any' },
  input: z.strictObject({ articleId: id }),
  output: wholeArticle,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The texts of an article that are advice today',
});

export const openArticle = endpoint({
  name: 'library.openArticle',
  method: 'POST',
  path: '/api/farmers/:keeperId/articles',
  who: { farmer: 'own' },
  object: { kind: 'profile', idField: 'keeperId' },
  input: z.strictObject({ id, keeperId: id, articleId: id }),
  output: advice,
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'account', times: 300, seconds: 3600 }],
  summary: 'The texts of an article that are advice today, which stay on the phones of the farmer who opens it',
});

const shown = {
  who: readers,
  errors: {},
  offline: 'never',
  audit: 'no',
  answers: 'file',
  output: z.unknown(),
} as const;

export const showTextPicture = endpoint({
  ...shown,
  name: 'library.showTextPicture',
  method: 'GET',
  path: '/api/article-texts/:textId/pictures/:pictureId',
  input: z.strictObject({ textId: id, pictureId: id }),
  summary: 'A picture of a text that is advice today, WebP; agronomists see those of drafts too',
});

export const hearText = endpoint({
  ...shown,
  name: 'library.hearText',
  method: 'GET',
  path: '/api/article-texts/:textId/audio',
  input: z.strictObject({ textId: id }),
  summary: 'What is spoken of a text that is advice today; agronomists hear that of drafts too',
});

export const sendArticle = endpoint({
  name: 'library.sendArticle',
  method: 'POST',
  path: '/api/articles/:articleId/sendings',
  who: { 'extension-manager': 'any' },
  input: sending,
  output: z.strictObject({ farmers: z.int() }),
  errors: { 'nobody-there': 409 },
  offline: 'never',
  creates: true,
  audit: 'sent an article',
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  summary: "Sends an article to farmers in the manager's care, each by a message and onto their phone",
});

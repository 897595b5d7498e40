/**
 * Library: articles that agronomists write and review, and farmers read; cases that managers pass to them. Promises that no
 * farmer is advised by an article that a second agronomist did not find good, or that is out of date, and that an agronomist
 * sees of a farmer only what was passed to them.
 */
import type { RelationsTo, Route } from '#kit/route.ts';
import { addTextPicture } from './add-text-picture.ts';
import { answerCase } from './answer-case.ts';
import { appointAgronomist } from './appoint-agronomist.ts';
import { endAgronomist } from './end-agronomist.ts';
import { hearText } from './hear-text.ts';
import { listAgronomists } from './list-agronomists.ts';
import { listArticles } from './list-articles.ts';
import { listCases } from './list-cases.ts';
import { listTexts } from './list-texts.ts';
import { openArticle } from './open-article.ts';
import { passCase } from './pass-case.ts';
import { phraseRoutes } from './phrase-routes.ts';
import { readArticle } from './read-article.ts';
import { readDesk } from './read-desk.ts';
import { readPassing } from './read-passing.ts';
import { readSpecialistTimes } from './read-specialist-times.ts';
import {
  relationsToAdvice,
  relationsToAgronomist,
  relationsToArticle,
  relationsToCase,
  relationsToPhraseLanguage,
  relationsToText,
} from './relations.ts';
import { reviewText } from './review-text.ts';
import { reviseText } from './revise-text.ts';
import { sayUseful } from './say-useful.ts';
import { sendArticle } from './send-article.ts';
import { setTextAudio } from './set-text-audio.ts';
import { showCasePhoto } from './show-case-photo.ts';
import { showTextPicture } from './show-text-picture.ts';
import { startArticle } from './start-article.ts';
import { submitText } from './submit-text.ts';
import { withdrawArticle } from './withdraw-article.ts';
import { writeText } from './write-text.ts';

export const routes: readonly Route[] = [
  listAgronomists,
  appointAgronomist,
  endAgronomist,
  startArticle,
  listTexts,
  readDesk,
  writeText,
  reviseText,
  addTextPicture,
  setTextAudio,
  submitText,
  reviewText,
  withdrawArticle,
  listArticles,
  readArticle,
  openArticle,
  showTextPicture,
  hearText,
  sendArticle,
  sayUseful,
  readPassing,
  passCase,
  listCases,
  showCasePhoto,
  answerCase,
  readSpecialistTimes,
  ...phraseRoutes,
];

export const objects: Readonly<Record<string, RelationsTo>> = {
  agronomist: relationsToAgronomist,
  article: relationsToArticle,
  articleText: relationsToText,
  advice: relationsToAdvice,
  passedCase: relationsToCase,
  phraseLanguage: relationsToPhraseLanguage,
};

export { synced } from './synced.ts';
export { jobsOf } from './withdraw-article.ts';
export { eraseFor, exportFor } from './own-data.ts';
export { keptTables, mergeInto } from './merge-into.ts';
export { isArticlePicture } from './picture-store.ts';
export { keepAdvice } from './advice-store.ts';
export { insertCase, type NewCase } from './case-store.ts';
export { beginDuty } from './duty-store.ts';
export { insertArticle } from './article-store.ts';
export { insertText, keepReview, setWaiting } from './text-store.ts';

/**
 * Library: articles that agronomists write and review, and farmers read. Promises that no farmer is advised by what a
 * second agronomist did not find good, or what is out of date.
 */
import type { RelationsTo, Route } from '#kit/route.ts';
import { addTextPicture } from './add-text-picture.ts';
import { appointAgronomist } from './appoint-agronomist.ts';
import { endAgronomist } from './end-agronomist.ts';
import { hearText } from './hear-text.ts';
import { listAgronomists } from './list-agronomists.ts';
import { listArticles } from './list-articles.ts';
import { listTexts } from './list-texts.ts';
import { openArticle } from './open-article.ts';
import { readArticle } from './read-article.ts';
import { readDesk } from './read-desk.ts';
import { relationsToAdvice, relationsToAgronomist, relationsToArticle, relationsToText } from './relations.ts';
import { reviewText } from './review-text.ts';
import { reviseText } from './revise-text.ts';
import { sayUseful } from './say-useful.ts';
import { sendArticle } from './send-article.ts';
import { setTextAudio } from './set-text-audio.ts';
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
];

export const objects: Readonly<Record<string, RelationsTo>> = {
  agronomist: relationsToAgronomist,
  article: relationsToArticle,
  articleText: relationsToText,
  advice: relationsToAdvice,
};

export { synced } from './synced.ts';
export { jobsOf } from './withdraw-article.ts';
export { eraseFor, exportFor } from './own-data.ts';
export { keptTables, mergeInto } from './merge-into.ts';
export { isArticlePicture } from './picture-store.ts';
export { keepAdvice } from './advice-store.ts';
export { beginDuty } from './duty-store.ts';
export { insertArticle } from './article-store.ts';
export { insertText, keepReview, setWaiting } from './text-store.ts';

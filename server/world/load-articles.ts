import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { beginDuty, insertArticle, insertText, keepReview, setWaiting } from '#library';
import type { Db } from '#kit/db.ts';
import { articles, type WorldArticle } from './articles.ts';
import { idOf, people } from './people.ts';

const { chidi, halima } = people;

/** For so many days from whenever somebody looks the articles of the demo are advice. */
const goodForDays = 300;

type Moments = { readonly bornAt: Date; readonly now: Date };

/** Writes one article: its English was found good by Chidi, its Hausa waits for somebody to read it. */
const loadOne = async (
  db: Db,
  { en, ha, sources, ...about }: WorldArticle,
  number: number,
  { bornAt, now }: Moments,
) => {
  const [articleId, inEnglish, inHausa] = [idOf(number), idOf(number + 1), idOf(number + 2)];
  const draft = { id: articleId, agronomistId: halima.accountId, ...about, zones: [...about.zones] };
  await insertArticle(db, draft, bornAt);
  const by = { writtenBy: halima.accountId, writtenByName: 'Halima Sani' };
  const from = { articleId, sources: [...sources] };
  await insertText(db, { id: inEnglish, ...from, language: 'en', ...en }, by, bornAt);
  await insertText(db, { id: inHausa, ...from, language: 'ha', ...ha }, by, bornAt);
  for (const textId of [inEnglish, inHausa]) await setWaiting(db, textId);
  const expiresOn = addDays(dayOf(now), goodForDays);
  const review = { id: idOf(number + 3), textId: inEnglish, isGood: true, note: '', expiresOn };
  await keepReview(db, review, 'reviewed', { id: chidi.accountId, name: 'Chidi Okafor' }, bornAt);
};

/** In the demo alone: Halima and Chidi are agronomists, and their articles name where each figure is from. */
export const loadArticles = async (db: Db, decidedBy: string, moments: Moments): Promise<void> => {
  const reason = 'They studied crops in Zaria.';
  for (const [place, { accountId }] of [halima, chidi].entries())
    await beginDuty(db, { id: idOf(7901 + place), agronomistId: accountId, decidedBy, reason }, moments.bornAt);
  for (const [place, article] of articles.entries()) await loadOne(db, article, 7000 + place * 10, moments);
};

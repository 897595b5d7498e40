import {
  adviceRows,
  appointAgronomist,
  reviewText,
  startArticle,
  submitText,
  writeText,
  type Advice,
  type AdviceStage,
} from '@shuka/domain/library';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { synced } from '#library';
import { rows, sql } from '#kit/db.ts';
import type { OpenHouse } from './open-house.ts';
import { people, type WorldPerson } from './people.ts';

const { chidi, halima, ngozi } = people;

/** Makes somebody an agronomist as an admin does; who is one already stays one. */
export const appoint = (house: OpenHouse, { accountId }: WorldPerson) =>
  house.as(ngozi).call(appointAgronomist, {
    id: newId(),
    managerId: accountId,
    reason: 'She studied crops in Zaria.',
    password: ngozi.password,
  });

/** What a text says of sowing maize. */
export const textDraft = (articleId: string, change: Readonly<Record<string, unknown>> = {}) => ({
  id: newId(),
  articleId,
  language: 'en',
  title: 'Space your maize',
  body: 'Sow two grains in a hole, 50 cm apart, in rows of 75 cm.',
  sources: [{ title: 'IITA leaflet “How to grow a good maize crop in Nigeria”', where: 'iita.org' }],
  ...change,
});

type About = { readonly crop?: string | null; readonly stage?: AdviceStage | null; readonly zones?: readonly string[] };

/** Begins an article of Chidi's. Answers its id. */
export const startOne = async (house: OpenHouse, about: About = {}): Promise<string> => {
  const id = newId();
  const draft = { id, agronomistId: chidi.accountId, crop: 'maize', stage: null, zones: [], ...about };
  const { status, text } = await house.as(chidi).call(startArticle, draft);
  if (status !== 201) throw new Error(`No article was begun: ${text}`);
  return id;
};

/** Chidi writes a text and sends it to review. Answers its id. */
export const submitOne = async (
  house: OpenHouse,
  articleId: string,
  change: Readonly<Record<string, unknown>> = {},
): Promise<string> => {
  const draft = textDraft(articleId, change);
  const { status, text } = await house.as(chidi).call(writeText, draft);
  if (status !== 201) throw new Error(`No text was written: ${text}`);
  await house.as(chidi).call(submitText, { id: newId(), textId: draft.id });
  return draft.id;
};

/** Halima finds a text good. */
export const approve = (house: OpenHouse, textId: string, expiresOn = '2027-05-01') =>
  house.as(halima).call(reviewText, { id: newId(), textId, isGood: true, note: '', expiresOn });

/** An article of Chidi's that Halima found good, in these languages. Answers the ids of it and its texts. */
export const publish = async (
  house: OpenHouse,
  about: About = {},
  languages: readonly Language[] = ['en'],
): Promise<{ articleId: string; textIds: string[] }> => {
  for (const person of [chidi, halima]) await appoint(house, person);
  const articleId = await startOne(house, about);
  const textIds: string[] = [];
  for (const language of languages) {
    const title = language === 'ha' ? 'Tazarar masara' : 'Space your maize';
    textIds.push(await submitOne(house, articleId, { language, title }));
  }
  for (const textId of textIds) {
    const { status, text } = await approve(house, textId);
    if (status !== 200) throw new Error(`The text was not found good: ${text}`);
  }
  return { articleId, textIds };
};

/** What a farmer's phones keep of an article; null for nothing. */
export const adviceKept = async ({ pool }: OpenHouse, articleId: string, keeperId: string): Promise<Advice | null> => {
  const [one] = await rows<{ id: string }>(
    pool,
    sql`select id from library.advice where article_id = ${articleId} and keeper_id = ${keeperId} and removed_at is null`,
  );
  const [read] = one === undefined ? [] : await (synced[0]?.read(pool, [one.id]) ?? []);
  return read === undefined ? null : adviceRows.schema.parse({ id: read.id, ...(JSON.parse(read.text) as object) });
};

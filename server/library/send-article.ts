import { sendArticle as contract, textFor, type AdviceText, type Sending } from '@shuka/domain/library';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import { findLanguages } from '#accounts';
import { writeToMany } from '#messaging';
import { findAssigned } from '#relations';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { say } from '#kit/words.ts';
import { keepAdvice } from './advice-store.ts';
import { demandAdvice } from './demand-advice.ts';
import { findReceivers } from './find-receivers.ts';
import { nameOf } from './names-of.ts';
import { insertSending } from './sending-store.ts';

/** So many farmers a statement: none may take longer than a request may wait. */
const atOnce = 500;

/** What stands in the conversation: the title in the farmer's language, where to read it, and the manager's own words. */
const letterIn = (language: Language, texts: readonly AdviceText[], note: string): string => {
  const words = say(language, 'library.sent', { title: textFor(texts, language)?.title ?? '' });
  return note === '' ? words : `${note}\n\n${words}`;
};

type Sender = { readonly id: string; readonly name: string };

const sendTo = async (
  { db, clock }: Context,
  farmerIds: readonly string[],
  { articleId, note, to }: Sending,
  { texts, by }: { readonly texts: readonly AdviceText[]; readonly by: Sender },
): Promise<void> => {
  const textIds = texts.map(({ id }) => id);
  const kept = farmerIds.map((keeperId) => ({ id: newId(), keeperId }));
  await keepAdvice(db, kept, { articleId, textIds, sentBy: { ...by, note } }, clock.now());
  // Who is in nobody's care, or in another's, has no conversation with whoever sends: it comes onto their phone alone.
  const inCare = to.kind === 'everyone' ? await findAssigned(db, by.id, farmerIds) : new Set(farmerIds);
  const written = farmerIds.filter((keeperId) => inCare.has(keeperId));
  const languages = await findLanguages(db, written);
  const letters = written.map((keeperId) => {
    return { id: newId(), keeperId, text: letterIn(languages.get(keeperId) ?? 'en', texts, note) };
  });
  await writeToMany(db, letters, { writerId: by.id, writerName: by.name }, clock.now());
};

export const sendArticle = handle(contract, async (sending, context) => {
  const { db, clock } = context;
  const { accountId } = viewerOf(context);
  const { texts } = await demandAdvice(context, sending.articleId);
  const farmerIds = (await findReceivers(db, accountId, sending.to)).toSorted();
  const by = { id: accountId, name: await nameOf(db, accountId) };
  for (let from = 0; from < farmerIds.length; from += atOnce)
    await sendTo(context, farmerIds.slice(from, from + atOnce), sending, { texts, by });
  await insertSending(db, sending, accountId, farmerIds.length, clock.now());
  return { farmers: farmerIds.length };
});

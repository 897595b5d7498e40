import { settlePhrase as contract } from '@shuka/domain/library';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findInCatalogue } from './phrase-catalogue.ts';
import { findVerdicts, holdStanding, insertAnswer } from './phrase-store.ts';
import { readKnown, showPhrases } from './show-phrases.ts';

export const settlePhrase = handle(contract, async ({ language, verdictId, isAgreed, note }, context) => {
  const { db, clock } = context;
  const byId = viewerOf(context).accountId;
  const [verdict] = await findVerdicts(db, [verdictId]);
  if (verdict === undefined || verdict.language !== language) throw new Problem('not-found');
  const standing = await holdStanding(db, language, verdict.room, verdict.key);
  if (standing?.verdictId !== verdictId || standing.state !== 'asked') throw new Problem('phrase-answered');
  if (verdict.byId === byId) throw new Problem('own-proposal');
  const now = findInCatalogue(language, verdict.room, verdict.key);
  if (now?.digest !== verdict.digest) throw new Problem('phrase-changed');
  if (!isAgreed && note === '') throw refusedField('note', 'library.noteRequired');
  await insertAnswer(db, { verdictId, isAgreed, note, byId }, clock.now());
  const [shown] = await showPhrases(context, language, await readKnown(db, language), [now]);
  if (shown === undefined) throw new Problem('not-found');
  return shown;
});

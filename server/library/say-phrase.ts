import { demandSaying, phraseState, sayPhrase as contract, type PhraseDraft } from '@shuka/domain/library';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { messageShape } from '#kit/message-shape.ts';
import { handle } from '#kit/route.ts';
import { digestOf, findInCatalogue, type CatalogueText } from './phrase-catalogue.ts';
import { holdStanding, insertVerdict } from './phrase-store.ts';
import { readKnown, showPhrases } from './show-phrases.ts';

/** As the tests of the catalogues look at them. @throws Problem `invalid` for what cannot be shown, or fills in other things. */
const demandShape = ({ kind, text }: PhraseDraft, { english }: CatalogueText): void => {
  if (kind === 'right') return;
  const shape = messageShape(text);
  if (shape === null) throw refusedField('text', 'phrases.textNoMessage');
  if (shape !== messageShape(english)) throw refusedField('text', 'phrases.textOtherParts');
  if (/[\u0000-\u0009\u000b-\u001f\u007f\ud800-\udfff]/u.test(text))
    throw refusedField('text', 'field.controlCharacter');
};

export const sayPhrase = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const { id, language, room, key, kind, reason } = draft;
  const now = findInCatalogue(language, room, key);
  if (now === null) throw new Problem('not-found');
  const standing = await holdStanding(db, language, room, key);
  demandSaying(draft, now, phraseState(now, standing));
  demandShape(draft, now);
  const said = kind === 'right' ? now.text : draft.text;
  const digests = { digest: now.digest, saidDigest: digestOf(now.english, said) };
  const texts = { english: now.english, stood: now.text, said };
  const byId = viewerOf(context).accountId;
  await insertVerdict(db, { id, language, room, key, kind, reason, ...digests, ...texts, byId }, clock.now());
  const [shown] = await showPhrases(context, language, await readKnown(db, language), [now]);
  if (shown === undefined) throw new Problem('not-found');
  return shown;
});

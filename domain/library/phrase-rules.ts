import { Problem, refusedField } from '#kit/problem.ts';
import type { PhraseDraft, PhraseState } from './phrase-model.ts';

/** What was last said of a phrase: of which texts, what the texts are once it is taken, and what became of it. */
export type Standing = {
  readonly digest: string;
  readonly saidDigest: string;
  readonly state: 'asked' | 'agreed' | 'refused';
};

/** A phrase as the release has it. `review` is `unreviewed`, or names and a day. */
export type Released = { readonly digest: string; readonly review: string };

const isMarked = ({ review }: Released): boolean => review !== 'unreviewed';

/** Of words agreed to: they hold for the texts they were said of and for those they asked for, and fall with any other. */
const agreedState = (released: Released, { digest, saidDigest }: Standing): PhraseState => {
  if (released.digest === saidDigest) return isMarked(released) ? 'reviewed' : 'agreed';
  return released.digest === digest ? 'agreed' : 'open';
};

/** Where a phrase stands: a word on other texts than those of this release says nothing of it. */
export const phraseState = (released: Released, standing: Standing | null): PhraseState => {
  if (standing?.state === 'agreed') return agreedState(released, standing);
  if (standing?.state === 'asked' && standing.digest === released.digest) return 'asked';
  return isMarked(released) ? 'reviewed' : 'open';
};

/**
 * Demands that something may be said of a phrase now.
 * @throws Problem `phrase-changed` for one that was seen with other texts, `phrase-waits` while another word waits,
 * `phrase-settled` for what was agreed to, or is said to be right anew; `invalid` for a better text without a reason, or the same.
 */
export const demandSaying = (
  draft: PhraseDraft,
  now: Released & { readonly text: string },
  state: PhraseState,
): void => {
  if (draft.digest !== now.digest) throw new Problem('phrase-changed');
  if (state === 'asked') throw new Problem('phrase-waits');
  if (state === 'agreed' || (state === 'reviewed' && draft.kind === 'right')) throw new Problem('phrase-settled');
  if (draft.kind === 'right') return;
  if (draft.text.trim() === '') throw refusedField('text', 'phrases.textRequired');
  if (draft.text === now.text) throw refusedField('text', 'phrases.textSame');
  if (draft.reason === '') throw refusedField('reason', 'library.reasonRequired');
};

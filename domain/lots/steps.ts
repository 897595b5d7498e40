import type {
  JoinDraft,
  LotStep,
  MoveDraft,
  SplitDraft,
  StepKind,
  StoreDraft,
  TakeBackDraft,
  WriteOffDraft,
} from './step-model.ts';

/** Who makes a step, and when. */
export type StepMaker = { readonly by: string; readonly now: Date };

type Said = Pick<LotStep, 'id' | 'keeperId' | 'happenedOn' | 'note'>;
type Done = Partial<Pick<LotStep, 'origin' | 'takes' | 'gives' | 'gone' | 'moved' | 'takesBack'>>;

const stepOf = (
  kind: StepKind,
  { id, keeperId, happenedOn, note }: Said,
  { origin = null, takes = [], gives = [], gone = null, moved = null, takesBack = null }: Done,
  { by, now }: StepMaker,
): LotStep => ({
  id,
  keeperId,
  kind,
  happenedOn,
  origin,
  takes,
  gives,
  gone,
  moved,
  takesBack,
  note,
  createdAt: now.toISOString(),
  by,
});

/** The sum of some grams. */
export const sumOf = (amounts: readonly { readonly grams: number }[]): number =>
  amounts.reduce((sum, { grams }) => sum + grams, 0);

/* What each draft becomes, on the phone before the server knows of it, and on the server once it was checked. */

export const storedStep = (draft: StoreDraft, maker: StepMaker): LotStep =>
  stepOf('stored', draft, { origin: draft.origin, gives: [draft.lot] }, maker);

/** Parts leave a lot, and a loss if there was one; what is not told of stays in it. */
export const splitStep = (draft: SplitDraft, maker: StepMaker): LotStep => {
  const { lotId, parts, gone } = draft;
  const takes = [{ lotId, grams: sumOf(parts) + (gone?.grams ?? 0) }];
  return stepOf('split', draft, { takes, gives: parts, gone }, maker);
};

export const joinedStep = (draft: JoinDraft, maker: StepMaker): LotStep =>
  stepOf('joined', draft, { takes: draft.takes, gives: [draft.lot], gone: draft.gone }, maker);

export const movedStep = (draft: MoveDraft, maker: StepMaker): LotStep =>
  stepOf('moved', draft, { moved: { lotId: draft.lotId, standsAt: draft.standsAt } }, maker);

export const goneStep = (draft: WriteOffDraft, maker: StepMaker): LotStep =>
  stepOf('gone', draft, { takes: [{ lotId: draft.lotId, grams: draft.gone.grams }], gone: draft.gone }, maker);

export const takenBackStep = (draft: TakeBackDraft, maker: StepMaker): LotStep =>
  stepOf('taken-back', draft, { takesBack: draft.stepId }, maker);

import { Problem, refusedField } from '#kit/problem.ts';
import type { AnswerState, MadeBid, OfferedLot, Side } from './answer-model.ts';
import { cropWord, gradeRank, mostBids, type DemandTerms } from './demand-model.ts';
import type { Grade } from '#lots';

type Days = { readonly from: string; readonly until: string };

type Offered = Pick<MadeBid, 'grams' | 'day'>;

/**
 * Whether a bid can be made: by a day on which the demand is open, of no more than the lots hold that are promised.
 * @throws Problem `invalid` beside `day` or `grams`.
 */
export const checkBid = ({ grams, day }: Offered, promisedGrams: number, days: Days): void => {
  if (day < days.from || day > days.until) throw refusedField('day', 'demand.dayOutside');
  if (grams > promisedGrams) throw refusedField('grams', 'demand.moreThanLots');
};

type LotOffered = OfferedLot & { readonly crop: string; readonly grade: Grade };

/** @throws Problem `invalid` beside `lots` for a lot that is named twice. */
export const checkOnce = (lots: readonly Pick<OfferedLot, 'lotId'>[]): void => {
  if (new Set(lots.map(({ lotId }) => lotId)).size < lots.length) throw refusedField('lots', 'lots.twice');
};

/**
 * Whether these lots are what the demand asks for.
 * @throws Problem `invalid` beside `lots` for one of another crop, or of a lesser grade.
 */
export const checkLots = (terms: Pick<DemandTerms, 'crop' | 'leastGrade'>, lots: readonly LotOffered[]): void => {
  const wanted = cropWord(terms.crop);
  if (lots.some(({ crop }) => cropWord(crop) !== wanted)) throw refusedField('lots', 'demand.otherCrop');
  if (lots.some(({ grade }) => gradeRank(grade) < gradeRank(terms.leastGrade)))
    throw refusedField('lots', 'demand.lesserGrade');
};

/** Whose turn it is after a bid: the other side's; nobody's once the bargain is over. */
export const turnOf = (state: AnswerState, last: Pick<MadeBid, 'side'>): Side | null =>
  state !== 'open' ? null : last.side === 'seller' ? 'buyer' : 'seller';

/** @throws Problem `agreed-already`, or `answer-over` for one that was withdrawn or refused. */
export const checkOpen = (state: AnswerState): void => {
  if (state === 'agreed') throw new Problem('agreed-already');
  if (state !== 'open') throw new Problem('answer-over');
};

/** @throws Problem as `checkOpen`, besides `not-your-turn`, `too-many-bids`. */
export const checkTurn = (state: AnswerState, last: Pick<MadeBid, 'side' | 'number'>, side: Side): void => {
  checkOpen(state);
  if (turnOf(state, last) !== side) throw new Problem('not-your-turn');
  if (last.number >= mostBids) throw new Problem('too-many-bids');
};

/**
 * Whether the bid that somebody read is the one that stands: nobody agrees to a price they did not see.
 * @throws Problem as `checkOpen`, besides `bid-changed`, `not-your-turn` for one's own.
 */
export const checkAgree = (
  state: AnswerState,
  last: Pick<MadeBid, 'side' | 'number'>,
  read: number,
  side: Side,
): void => {
  checkOpen(state);
  if (last.number !== read) throw new Problem('bid-changed');
  if (turnOf(state, last) !== side) throw new Problem('not-your-turn');
};

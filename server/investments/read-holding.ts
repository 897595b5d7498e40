import { readHolding as contract } from '@shuka/domain/investments';
import { handle } from '#kit/route.ts';
import { answerHolding } from './show-holding.ts';

export const readHolding = handle(contract, ({ holdingId }, { db }) => answerHolding(db, holdingId));

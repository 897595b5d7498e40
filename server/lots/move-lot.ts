import { moveLot as contract, movedStep } from '@shuka/domain/lots';
import { handle } from '#kit/route.ts';
import { doWithLots, makerOf } from './do-with-lots.ts';

export const moveLot = handle(contract, (draft, context) => doWithLots(context, movedStep(draft, makerOf(context))));

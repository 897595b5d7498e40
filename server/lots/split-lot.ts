import { splitLot as contract, splitStep } from '@shuka/domain/lots';
import { handle } from '#kit/route.ts';
import { doWithLots, makerOf } from './do-with-lots.ts';

export const splitLot = handle(contract, (draft, context) => doWithLots(context, splitStep(draft, makerOf(context))));

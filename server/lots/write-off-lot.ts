import { writeOffLot as contract, goneStep } from '@shuka/domain/lots';
import { handle } from '#kit/route.ts';
import { doWithLots, makerOf } from './do-with-lots.ts';

export const writeOffLot = handle(contract, (draft, context) => doWithLots(context, goneStep(draft, makerOf(context))));

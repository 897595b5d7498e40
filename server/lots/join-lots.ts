import { joinLots as contract, joinedStep } from '@shuka/domain/lots';
import { handle } from '#kit/route.ts';
import { doWithLots, makerOf } from './do-with-lots.ts';

export const joinLots = handle(contract, (draft, context) => doWithLots(context, joinedStep(draft, makerOf(context))));

import { handOverShift as contract } from '@shuka/domain/relations';
import { handle } from '#kit/route.ts';
import { keepShift } from './keep-shift.ts';

export const handOverShift = handle(contract, (asked, context) => keepShift(context, { ...asked, act: 'handed' }));

import { closeShift as contract } from '@shuka/domain/relations';
import { handle } from '#kit/route.ts';
import { keepShift } from './keep-shift.ts';

export const closeShift = handle(contract, (asked, context) => keepShift(context, { ...asked, act: 'closed' }));

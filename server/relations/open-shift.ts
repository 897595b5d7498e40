import { openShift as contract } from '@shuka/domain/relations';
import { handle } from '#kit/route.ts';
import { keepShift } from './keep-shift.ts';

export const openShift = handle(contract, ({ id, companyId }, context) =>
  keepShift(context, { id, companyId, act: 'opened', trucks: null, bags: null, note: '' }),
);

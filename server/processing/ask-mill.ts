import { askMill as contract } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { isLotOf } from '#lots';
import { handle } from '#kit/route.ts';
import { keepRequest } from './keep-request.ts';

export const askMill = handle(contract, async ({ keeperId, lotId, ...details }, context) => {
  if (lotId !== null && !(await isLotOf(context.db, keeperId, lotId))) throw new Problem('no-such-lot');
  return keepRequest(context, details, { keeperId, companyId: null, lotId });
});

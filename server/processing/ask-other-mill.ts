import { askOtherMill as contract } from '@shuka/domain/processing';
import { handle } from '#kit/route.ts';
import { keepRequest } from './keep-request.ts';

export const askOtherMill = handle(contract, ({ companyId, ...details }, context) =>
  keepRequest(context, details, { keeperId: null, companyId, lotId: null }),
);

import { listDataLots as contract } from '@shuka/domain/integrations';
import { pageThings } from '#traceability';
import { companyOfKey } from '#kit/context.ts';
import { handle } from '#kit/route.ts';

export const listDataLots = handle(contract, (asked, context) =>
  pageThings(context, { companyId: companyOfKey(context), ...asked }),
);

import { listDataWebhooks as contract } from '@shuka/domain/integrations';
import { handle } from '#kit/route.ts';
import { holderOfKey } from './holder-of-key.ts';
import { findWebhooks } from './webhook-store.ts';

export const listDataWebhooks = handle(contract, async (_input, context) => ({
  items: await findWebhooks(context.db, holderOfKey(context)),
}));

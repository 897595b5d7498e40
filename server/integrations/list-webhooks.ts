import { listWebhooks as contract } from '@shuka/domain/integrations';
import { handle } from '#kit/route.ts';
import { findWebhooks } from './webhook-store.ts';

export const listWebhooks = handle(contract, async ({ holderId }, { db }) => ({
  items: await findWebhooks(db, holderId),
}));

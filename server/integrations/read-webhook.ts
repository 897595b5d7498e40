import { readWebhook as contract } from '@shuka/domain/integrations';
import { handle } from '#kit/route.ts';
import { webhookOf } from './webhook-of.ts';

export const readWebhook = handle(contract, ({ holderId, webhookId }, { db }) => webhookOf(db, holderId, webhookId));

/**
 * Integrations: keys of organisations' programs, what they read, and webhooks. Promises that a key opens nothing but what its
 * scopes name, that what happened and its call are written together, and that nothing of a house's own network is called.
 */
import type { RelationsTo, Route } from '#kit/route.ts';
import { addWebhook } from './add-webhook.ts';
import { changeWebhookSecret } from './change-webhook-secret.ts';
import { endProgramme } from './end-programme.ts';
import { relationsToHolder } from './holder-store.ts';
import { listCalls } from './list-calls.ts';
import { listDataCalls } from './list-data-calls.ts';
import { listDataDeliveries } from './list-data-deliveries.ts';
import { listDataLots } from './list-data-lots.ts';
import { listDataPrices } from './list-data-prices.ts';
import { listDataWebhooks } from './list-data-webhooks.ts';
import { listKeys } from './list-keys.ts';
import { listProgrammes } from './list-programmes.ts';
import { listWebhooks } from './list-webhooks.ts';
import { makeKey } from './make-key.ts';
import { makeProgramme } from './make-programme.ts';
import { pingWebhook } from './ping-webhook.ts';
import { readDataDelivery } from './read-data-delivery.ts';
import { readDataFigures } from './read-data-figures.ts';
import { readProgramme } from './read-programme.ts';
import { readWebhook } from './read-webhook.ts';
import { removeWebhook } from './remove-webhook.ts';
import { replayCalls } from './replay-calls.ts';
import { replayDataCalls } from './replay-data-calls.ts';
import { resumeWebhook } from './resume-webhook.ts';
import { revokeKey } from './revoke-key.ts';

export const routes: readonly Route[] = [
  makeProgramme,
  listProgrammes,
  readProgramme,
  endProgramme,
  makeKey,
  listKeys,
  revokeKey,
  addWebhook,
  listWebhooks,
  readWebhook,
  removeWebhook,
  resumeWebhook,
  changeWebhookSecret,
  pingWebhook,
  listCalls,
  replayCalls,
  readDataFigures,
  listDataPrices,
  listDataLots,
  listDataDeliveries,
  readDataDelivery,
  listDataWebhooks,
  listDataCalls,
  replayDataCalls,
];

export const objects: Readonly<Record<string, RelationsTo>> = { holder: relationsToHolder };

export { findKeyHolder } from './key-store.ts';
export { forgetOldCalls, jobsOf, sendCalls } from './send-calls.ts';
export { openSecret, resealWebhooks } from './seal-secret.ts';

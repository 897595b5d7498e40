import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someKey, someProgramme, someWebhook } from '#world/program-hands.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const { danjuma, ngozi } = people;

/** A holder has so many keys and webhooks at most, and here many are made. */
const endAll = async ({ pool }: Case['house']): Promise<void> => {
  await run(pool, sql`delete from kit.throttle where endpoint like 'integrations.%'`);
  await run(pool, sql`update integrations.key set revoked_by = made_by, revoked_at = made_at where revoked_at is null`);
  await run(
    pool,
    sql`update integrations.webhook set removed_by = made_by, removed_at = made_at where removed_at is null`,
  );
  await run(pool, sql`update integrations.programme set ended_by = made_by, ended_at = made_at where ended_at is null`);
};

/** Whose keys and webhooks it is about: each may see to one kind of holder, and finds nothing of the other. */
const holderOf = async ({ house, viewer, object }: Case): Promise<string> => {
  await endAll(house);
  return idFor(object, async (whose) =>
    (viewer === 'admin') === (whose === 'own') ? someProgramme(house) : mill.companyId,
  );
};

const seesTo = ({ viewer }: Case) => (viewer === 'admin' ? ngozi : danjuma);

/** Something of a holder where the case is about one’s own; of others nobody gets as far as to ask for it. */
const withKey: MakeInput = async (one) => {
  const holderId = await holderOf(one);
  if (one.object !== 'own') return { holderId, keyId: newId() };
  const { keyId } = await someKey(one.house, ['prices-read'], { holderId, owner: seesTo(one) });
  return { holderId, keyId };
};

const withWebhook =
  (more: object = {}): MakeInput =>
  async (one) => {
    const holderId = await holderOf(one);
    if (one.object !== 'own') return { holderId, webhookId: newId(), ...more };
    const { webhookId } = await someWebhook(one.house, { holderId, owner: seesTo(one) });
    return { holderId, webhookId, ...more };
  };

const holderAlone: MakeInput = async (one) => ({ holderId: await holderOf(one) });

const kindOf = ({ viewer }: Case) => (viewer === 'admin' ? 'indicators.counted' : 'delivery.weighed');

const programmeOf: MakeInput = async ({ house }) => ({ programmeId: await someProgramme(house) });

const ofWebhook = { webhookId: newId() };
const again = { callId: null, since: '2026-01-01T00:00:00Z' };

const holder = '/api/holders/{holderId}';
const webhook = `${holder}/webhooks/{webhookId}`;

/** Input for the operations on keys and webhooks; nothing but authorization could refuse it. */
export const integrationsInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/admin/programmes': () => ({ id: newId(), name: 'Kano ADP', place: 'KN' }),
  'GET /api/admin/programmes/{programmeId}': programmeOf,
  'POST /api/admin/programmes/{programmeId}/end': programmeOf,

  [`POST ${holder}/keys`]: async (one) => ({
    holderId: await holderOf(one),
    name: 'Scale',
    scopes: ['prices-read'],
    days: '30',
  }),
  [`GET ${holder}/keys`]: holderAlone,
  [`POST ${holder}/keys/{keyId}/revocation`]: withKey,

  [`POST ${holder}/webhooks`]: async (one) => ({
    holderId: await holderOf(one),
    url: 'https://stock.example/hooks',
    kinds: [kindOf(one)],
  }),
  [`GET ${holder}/webhooks`]: holderAlone,
  [`GET ${webhook}`]: withWebhook(),
  [`POST ${webhook}/removal`]: withWebhook(),
  [`POST ${webhook}/resumption`]: withWebhook(),
  [`POST ${webhook}/secret`]: withWebhook(),
  [`POST ${webhook}/ping`]: withWebhook(),
  [`GET ${webhook}/calls`]: withWebhook(),
  [`POST ${webhook}/replays`]: withWebhook(again),

  'GET /api/data/figures/{place}': () => ({ place: 'KN' }),
  'GET /api/data/deliveries/{deliveryId}': () => ({ deliveryId: newId() }),
  'GET /api/data/webhooks/{webhookId}/calls': () => ofWebhook,
  'POST /api/data/webhooks/{webhookId}/replays': () => ({ ...ofWebhook, ...again }),
};

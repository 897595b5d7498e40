import { newId } from '@shuka/domain/kit/new-id.ts';
import { findCardCode } from '#accounts';
import { addToCounter } from '#kit/counter.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import type { OpenHouse } from '#world/open-house.ts';
import type { Case, MakeInput } from './scene-case.ts';

/** A farmer whom nobody looks after. */
const someFarmer = async ({ pool, clock }: OpenHouse): Promise<string> => {
  const id = newId();
  await run(
    pool,
    sql`insert into accounts.account (id, first_name, last_name, phone, roles, state, created_at)
        values (${id}, 'Sani', 'Danladi', '+2348035550099', '{farmer}', 'active', ${clock.now()})`,
  );
  await addToCounter(pool, 'people', 'farmer', 1);
  return id;
};

/** An open pair, of a farmer in Chidi's care or of none; the account that may stay is the first. */
const openPair = async ({ house, object }: Case) => {
  if (object === 'malformed') return { likenessId: 'no-id', oneId: newId() };
  if (object === 'missing') return { likenessId: newId(), oneId: newId() };
  const oneId = object === 'assigned' ? people.amina.accountId : await someFarmer(house);
  const [likenessId, [low, high]] = [newId(), [oneId, await someFarmer(house)].sort()];
  await run(
    house.pool,
    sql`insert into relations.likeness (id, low_id, high_id, reasons, score, found_at, state)
        values (${likenessId}, ${low}, ${high}, '{same-name,same-village}', 55, ${house.clock.now()}, 'open')`,
  );
  return { likenessId, oneId };
};

const reason = 'I called both of them.';

/** Input for the operations on pairs of farmers who may be one; nothing but authorization could refuse it. */
export const mergeInputs: Readonly<Record<string, MakeInput>> = {
  'GET /api/admin/duplicates': () => ({}),
  'POST /api/admin/duplicates/search': () => ({ id: newId() }),
  'GET /api/duplicates': () => ({}),
  'GET /api/cards/{cardCode}': async ({ house, object }) => {
    if (object === 'malformed') return { cardCode: 'no-card' };
    if (object === 'missing') return { cardCode: '0123456789abcdef01234567' };
    const farmerId = object === 'assigned' ? people.amina.accountId : await someFarmer(house);
    return { cardCode: await findCardCode(house.pool, farmerId) };
  },
  'POST /api/duplicates/{likenessId}/words': async (one) => {
    const { likenessId, oneId } = await openPair(one);
    const word = 'same';
    return { id: newId(), likenessId, says: word, staysId: oneId, reason };
  },
  'GET /api/admin/duplicates/{likenessId}': async (one) => ({ likenessId: (await openPair(one)).likenessId }),
  'POST /api/admin/duplicates/{likenessId}/different': async (one) => {
    const { likenessId } = await openPair(one);
    return { id: newId(), likenessId, reason };
  },
  'POST /api/admin/duplicates/{likenessId}/merge': async (one) => {
    const { likenessId, oneId } = await openPair(one);
    const chosen = { staysId: oneId, takes: [], takesSignIn: false, managerId: null };
    return { id: newId(), likenessId, ...chosen, reason, password: people.ngozi.password };
  },
};

import { newId } from '@shuka/domain/kit/new-id.ts';
import { holdTill, insertHandIn, openTillCase, setTill } from '#loans';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import type { OpenHouse } from '#world/open-house.ts';
import { idFor, type MakeInput } from './scene-case.ts';

const { chidi, ngozi } = people;
const { password } = ngozi;
const managerId = chidi.accountId;
const cashKobo = 5000;

/** Cash in Chidi's till, and nothing that waits for an officer. */
const fill = async ({ pool, clock }: OpenHouse): Promise<void> => {
  await holdTill(pool, managerId, 'sandbox');
  await setTill(pool, managerId, 'sandbox', { cashKobo, since: '2026-05-30' });
  await run(
    pool,
    sql`update loans.hand_in set state = 'refused', decided_by = ${ngozi.accountId}, decided_at = ${clock.now()},
          words = 'Not there.' where state = 'declared'`,
  );
};

const makeHandIn = async (house: OpenHouse): Promise<string> => {
  await fill(house);
  const id = newId();
  const said = { countedKobo: cashKobo, expectedKobo: cashKobo, slip: id, bankedOn: '2026-05-31' };
  await insertHandIn(house.pool, { id, managerId, money: 'sandbox', ...said }, house.clock.now());
  return id;
};

const makeCase = async (house: OpenHouse): Promise<string> => {
  const handInId = await makeHandIn(house);
  const about = { kind: 'till-differs', managerId, handInId, amountKobo: -100 } as const;
  return openTillCase(house.pool, about, house.clock.now());
};

/** Input for the operations on tills; nothing but authorization could refuse it. */
export const tillInputs: Readonly<Record<string, MakeInput>> = {
  'GET /api/loans/till': () => ({}),
  'POST /api/loans/till/hand-ins': async ({ house }) => {
    await fill(house);
    const id = newId();
    return { id, countedKobo: cashKobo, slip: id, bankedOn: '2026-05-31' };
  },
  'GET /api/admin/loans/tills': () => ({}),
  'GET /api/admin/loans/till-cases': () => ({}),
  'POST /api/admin/loans/hand-ins/{handInId}/word': async (one) => ({
    handInId: await idFor(one.object, () => makeHandIn(one.house)),
    bankedKobo: cashKobo,
    words: '',
    password,
  }),
  'POST /api/admin/loans/till-cases/{caseId}/end': async (one) => ({
    caseId: await idFor(one.object, () => makeCase(one.house)),
    words: 'Found.',
  }),
};

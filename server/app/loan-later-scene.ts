import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertDisaster, insertRestructure, insertWriteOff, setDisasterDecided, setRestructureDecided } from '#loans';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { flood } from '#world/disaster-desk.ts';
import type { OpenHouse } from '#world/open-house.ts';
import { farmerOf, makeLoan, principalKobo } from './loan-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const { chidi, ifeoma, ngozi } = people;
const { password } = ngozi;

/** A flood where Amina farms, days after her loan of the scene began; Ifeoma noted it. */
const makeDisaster = async ({ pool, clock }: OpenHouse, isConfirmed: boolean): Promise<string> => {
  const one = flood('2026-05-20', { fromOn: '2026-05-21', untilOn: '2026-05-22', sourceOn: '2026-05-23' });
  await insertDisaster(pool, one, ifeoma.accountId, clock.now());
  const decided = { state: 'confirmed', byId: ngozi.accountId, words: '' } as const;
  if (isConfirmed) await setDisasterDecided(pool, one.id, decided, clock.now());
  return one.id;
};

type Whose = 'own' | 'assigned' | 'other';

/** A loan that runs, of somebody who lives where the flood was. */
const metLoan = async (house: OpenHouse, whose: Whose): Promise<string> => {
  const keeperId = await farmerOf(house, whose);
  await run(
    house.pool,
    sql`insert into accounts.profile (id, keeper_id, state_code, lga, created_at)
        values (${keeperId}, ${keeperId}, 'KN', 'Bichi', ${house.clock.now()}) on conflict (id) do nothing`,
  );
  return makeLoan(house, keeperId, 'running');
};

const plan = { instalments: 4, principalGrace: 1, interestGrace: 0, words: 'The river took it.' };

/** Another plan for a loan of theirs, proposed by Ifeoma; offered where its farmer answers. */
const proposedPlan = async ({ house, object }: Case, isOffered: boolean) => {
  const whose = object === 'own' || object === 'assigned' ? object : 'other';
  const loanId = await metLoan(house, whose);
  const draft = { id: newId(), loanId, disasterId: await makeDisaster(house, true), ...plan };
  await insertRestructure(house.pool, draft, ifeoma.accountId, house.clock.now());
  const decided = { state: 'offered', byId: chidi.accountId, words: '' } as const;
  if (isOffered) await setRestructureDecided(house.pool, draft.id, decided, house.clock.now());
  return { loanId: await idFor(object, async () => loanId), restructureId: draft.id };
};

/** A loan that has been late for half a year. */
const lateLoan = async (one: Case, whose: Whose): Promise<string> =>
  makeLoan(one.house, await farmerOf(one.house, whose), 'running', {}, '2025-11-01');

const writeOffOf: MakeInput = async (one) => {
  const loanId = await lateLoan(one, 'other');
  const draft = { id: newId(), loanId, words: 'Nobody knows where they are.' };
  await insertWriteOff(one.house.pool, draft, ifeoma.accountId, one.house.clock.now());
  const decision = { writeOffId: draft.id, decision: 'approve', words: '', password };
  return { loanId: await idFor(one.object, async () => loanId), ...decision };
};

const runningLoan = (more: object): MakeInput => {
  return async (one) => ({ loanId: await idFor(one.object, (whose) => metLoan(one.house, whose)), ...more });
};

/** Input for what becomes of loans later: other plans, write-offs, payments at the provider. */
export const loanLaterInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/admin/loans/disasters': () => ({
    ...flood('2026-05-20', { fromOn: '2026-05-21', untilOn: '2026-05-22', sourceOn: '2026-05-23' }),
  }),
  'GET /api/admin/loans/disasters': () => ({}),
  'POST /api/admin/loans/disasters/{disasterId}/decision': async (one) => ({
    disasterId: await idFor(one.object, () => makeDisaster(one.house, false)),
    decision: 'confirm',
    words: '',
    password,
  }),
  'POST /api/admin/loans/{loanId}/restructures': async (one) => ({
    id: newId(),
    loanId: await idFor(one.object, (whose) => metLoan(one.house, whose)),
    disasterId: await makeDisaster(one.house, true),
    ...plan,
  }),
  'GET /api/loans/{loanId}/restructures': runningLoan({}),
  'POST /api/admin/loans/{loanId}/restructures/decision': async (one) => ({
    ...(await proposedPlan(one, false)),
    decision: 'approve',
    words: '',
    password,
  }),
  'POST /api/loans/{loanId}/restructures': async (one) => ({
    ...(await proposedPlan(one, true)),
    answer: 'decline',
    principalKobo,
    words: 'He said so on his farm.',
  }),
  'POST /api/admin/loans/{loanId}/write-offs': async (one) => ({
    id: newId(),
    loanId: await idFor(one.object, (whose) => lateLoan(one, whose)),
    words: 'Nobody knows where they are.',
  }),
  'GET /api/admin/loans/{loanId}/write-offs': runningLoan({}),
  'POST /api/admin/loans/{loanId}/write-offs/decision': writeOffOf,
  'POST /api/loans/{loanId}/pay-ins': async (one) => ({
    id: newId(),
    loanId: await idFor(one.object, (whose) => metLoan(one.house, whose)),
    amountKobo: 10_000,
  }),
  'GET /api/loans/{loanId}/pay-ins': runningLoan({}),
};

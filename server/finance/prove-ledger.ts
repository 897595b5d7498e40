import { proveLedger as contract, type LedgerProof } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { writeAudit } from '#kit/audit.ts';
import { viewerOf, type Services } from '#kit/context.ts';
import { run, sql, type Db } from '#kit/db.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { handle } from '#kit/route.ts';
import { lookThrough, type Found } from './ledger-proof.ts';

const keep = async (db: Db, found: Found, id: string, askedBy: string | null, at: Date): Promise<LedgerProof> => {
  const { accounts, moves, violations, isRight } = found;
  await run(
    db,
    sql`insert into finance.ledger_proof (id, accounts, moves, violations, is_right, asked_by, proved_at)
        values (${id}, ${accounts}, ${moves}, ${JSON.stringify(violations)}::jsonb, ${isRight}, ${askedBy}, ${at})`,
  );
  return { id, ...found, provedAt: at.toISOString() };
};

/** A look that could not be had says nothing about the ledger, and must not pass for a good one. */
const lookOrTell = async ({ pool, log }: Pick<Services, 'pool' | 'log'>): Promise<Found> => {
  try {
    return await lookThrough(pool);
  } catch (error) {
    log.error({ error }, 'the ledger could not be looked through');
    throw error;
  }
};

/** A broken ledger is told where operators look: in the log, and in the audit log that nobody can change. */
const raiseAlarm = async (
  { log, clock }: Pick<Services, 'log' | 'clock'>,
  db: Db,
  { id, violations }: LedgerProof,
  requestId: string,
): Promise<void> => {
  log.error({ proofId: id, violations }, 'the ledger breaks its rules');
  const said = { act: 'found the ledger broken', endpoint: contract.name, objectId: id };
  await writeAudit(db, [{ ...said, at: clock.now(), accountId: null, requestId }]);
};

export const proveLedger = handle(
  contract,
  async ({ id }, context, found: Found) => {
    const { db, clock, requestId } = context;
    const proof = await keep(db, found, id, viewerOf(context).accountId, clock.now());
    if (!proof.isRight) await raiseAlarm(context, db, proof, requestId);
    return proof;
  },
  { prepare: (_, context) => lookOrTell(context) },
);

/** The job that goes through the ledger each night. */
export const nightlyProof = 'finance.prove-ledger';

const proveByNight = async (services: Services): Promise<void> => {
  const { pool, clock, log } = services;
  const proof = await keep(pool, await lookOrTell(services), newId(), null, clock.now());
  if (proof.isRight) log.info({ proofId: proof.id, moves: proof.moves }, 'the ledger keeps its rules');
  else await raiseAlarm(services, pool, proof, nightlyProof);
};

export const proofJobs = (services: Services): JobHandler[] => [
  { name: nightlyProof, cron: '30 1 * * *', work: () => proveByNight(services) },
];

import { newId } from '@shuka/domain/kit/new-id.ts';
import { findAdmins, newsOf, sendNotice } from '#accounts';
import { appendLeaves } from '#traceability';
import { sealAudit } from '#kit/audit-chain.ts';
import { checkAudit, insertAuditCheck, type AuditDamage, type AuditLook } from '#kit/audit-check.ts';
import type { Services } from '#kit/context.ts';
import { inTransaction } from '#kit/db.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { say } from '#kit/words.ts';

/** Tells every admin, each in their language; one who cannot be told keeps no other from it. */
const sound = async (services: Services, { fault, atNumber }: AuditDamage): Promise<void> => {
  services.log.error({ fault, atNumber }, 'the audit log was changed');
  for (const { accountId, language } of await findAdmins(services.pool)) {
    const text = say(language, 'audit.broken', { product: services.productName, number: String(atNumber) });
    await sendNotice(services, accountId, newsOf(services, 'news', language, text)).catch((error: unknown) =>
      services.log.error({ error }, 'an admin could not be told of the audit log'),
    );
  }
};

/**
 * What was found whole is said in the tamper-evident log, whose checkpoints leave the house: whoever makes the chain anew
 * would have to make that anew as well, and all its copies.
 */
const keepWhole = async ({ pool, clock }: Services, look: AuditLook): Promise<void> => {
  const [leafId, now] = [newId(), clock.now()];
  const content = { size: look.size, head: look.head.toString('hex') };
  await inTransaction(pool, async (db) => {
    await insertAuditCheck(db, look, leafId, now);
    await appendLeaves(db, [{ id: leafId, kind: 'audit-head', subjectId: null, content, at: now }], now);
  });
};

/** Goes through all of the audit log, keeps what came of it, and raises the alarm for any damage. */
export const checkAuditNow = async (services: Services): Promise<AuditDamage | null> => {
  const look = await checkAudit(services.pool);
  if (look.damage === null) {
    await keepWhole(services, look);
    return null;
  }
  await insertAuditCheck(services.pool, look, null, services.clock.now());
  await sound(services, look.damage);
  return look.damage;
};

/** Each minute what was written is sealed; each night all is gone through. */
export const auditJobs = (services: Services): JobHandler[] => [
  { name: 'privacy.seal-audit', cron: '* * * * *', work: async () => void (await sealAudit(services.pool)) },
  { name: 'privacy.check-audit', cron: '25 2 * * *', work: async () => void (await checkAuditNow(services)) },
];

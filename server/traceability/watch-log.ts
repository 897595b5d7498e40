import { findAdmins, newsOf, sendNotice } from '#accounts';
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { say } from '#kit/words.ts';
import { checkLog, type ContentsOf, type Damage } from './check-log.ts';
import { growLog } from './grow-log.ts';
import { findLogged } from './logged-events.ts';
import { verifierKeyOf } from './log-signer.ts';
import { findCheckpoint, insertCheck } from './log-store.ts';

/** Tells every admin, each in their language; one who cannot be told keeps no other from it. */
const sound = async (services: Services, { fault, atPosition }: Damage): Promise<void> => {
  services.log.error({ fault, atPosition }, 'the trace log was changed');
  for (const { accountId, language } of await findAdmins(services.pool)) {
    const text = say(language, 'trace.logBroken', { product: services.productName, position: String(atPosition) });
    await sendNotice(services, accountId, newsOf(services, 'news', language, text)).catch((error: unknown) =>
      services.log.error({ error }, 'an admin could not be told of the trace log'),
    );
  }
};

/** Goes through all of the log, keeps what came of it, and raises the alarm for any damage. */
export const checkLogNow = async (services: Services, contentsOf: ContentsOf): Promise<Damage | null> => {
  const { size, damage } = await checkLog(services, contentsOf);
  const check = { size, fault: damage?.fault ?? null, atPosition: damage?.atPosition ?? null };
  await insertCheck(services.pool, check, services.clock.now());
  if (damage !== null) await sound(services, damage);
  return damage;
};

/** Mails the newest checkpoint to whom the operator named: what is out of the house cannot be changed in it. */
export const mailCheckpoint = async (services: Services): Promise<void> => {
  const newest = await findCheckpoint(services.pool, null);
  if (newest === null) return;
  const { productName: product, publicUrl, mailer, log } = services;
  const values = { product, note: newest.note, key: verifierKeyOf(services), page: `${publicUrl}/trace-log` };
  for (const to of services.checkpointAddresses) {
    const letter = {
      to,
      subject: say('en', 'trace.checkpointSubject', { product }),
      text: say('en', 'trace.checkpointText', values),
    };
    await mailer.send(letter).catch((error: unknown) => log.error({ error }, 'a checkpoint could not be mailed'));
  }
};

/** Each minute what waits gets its place; each night all is gone through; each morning the newest checkpoint leaves the house. */
export const logJobs = (services: Services): JobHandler[] => [
  { name: 'traceability.grow-log', cron: '* * * * *', work: async () => void (await growLog(services)) },
  {
    name: 'traceability.check-log',
    cron: '10 2 * * *',
    work: async () => void (await checkLogNow(services, findLogged)),
  },
  { name: 'traceability.mail-checkpoint', cron: '40 5 * * *', work: () => mailCheckpoint(services) },
];

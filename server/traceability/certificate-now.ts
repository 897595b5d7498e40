import type { Certificate } from '@shuka/domain/traceability';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { findCertificate, shownCertificate } from './certificate-store.ts';

/** A certificate of this very company. @throws Problem `not-found`. */
export const demandCertificate = async ({ db }: Pick<Context, 'db'>, companyId: string, id: string) => {
  const found = await findCertificate(db, companyId, id);
  if (found === null) throw new Problem('not-found');
  return found;
};

/** The same as people see it today. */
export const certificateNow = async (context: Context, companyId: string, id: string): Promise<Certificate> =>
  shownCertificate(await demandCertificate(context, companyId, id), dayOf(context.clock.now()));

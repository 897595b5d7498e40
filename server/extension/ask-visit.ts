import * as z from 'zod/mini';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { findAccount, languageOfAccount, newsOf, sendNotice } from '#accounts';
import type { Context, Services } from '#kit/context.ts';
import { row, sql, type Db } from '#kit/db.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { say } from '#kit/words.ts';

/** The job that asks a farmer whether a visit took place. */
const visitQuestion = 'extension.visit-question';

const question = z.strictObject({ visitId: z.string() });

type Asked = { readonly keeperId: string; readonly managerName: string; readonly visitedOn: string };

/** A visit its farmer has not answered for yet. */
const findUnanswered = (db: Db, visitId: string): Promise<Asked | null> =>
  row<Asked>(
    db,
    sql`select keeper_id as "keeperId", manager_name as "managerName", visited_on::text as "visitedOn"
        from extension.visit where id = ${visitId} and farmer_says is null and removed_at is null`,
  );

const ask = async (services: Services, data: unknown): Promise<void> => {
  const { visitId } = z.parse(question, data);
  const asked = await findUnanswered(services.pool, visitId);
  const farmer = asked === null ? null : await findAccount(services.pool, asked.keeperId);
  if (asked === null || farmer === null) return;
  const language = languageOfAccount(farmer);
  const date = formatDate(asked.visitedOn, language);
  const values = { product: services.productName, name: asked.managerName, date, url: services.publicUrl };
  const text = say(language, 'sms.visitQuestion', values);
  await sendNotice(services, farmer.id, newsOf(services, 'visits', language, text));
};

/** Asks the farmer once the visit is stored, though the server should stop in between. */
export const askFarmer = (context: Context, visitId: string): Promise<void> =>
  context.jobs.send(visitQuestion, { visitId }, context.db);

export const jobsOf = (services: Services): JobHandler[] => [
  { name: visitQuestion, work: (data) => ask(services, data) },
];

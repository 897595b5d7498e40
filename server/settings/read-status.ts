import { readStatus as contract } from '@shuka/domain/settings';
import type { Context } from '#kit/context.ts';
import { row, sql } from '#kit/db.ts';
import { holdFor } from '#kit/hold-for.ts';
import type { Mailer } from '#kit/mail.ts';
import { handle } from '#kit/route.ts';
import { readOpenDoors, type OpenDoors } from './open-doors.ts';
import { findComing } from './window-store.ts';

const isDatabaseWorking = (context: Context): Promise<boolean> =>
  row(context.db, sql`select 1`).then(
    () => true,
    () => false,
  );

/** With the database away nobody can tell what is open, so nothing is said to be. */
const closed: OpenDoors = {
  platform: false,
  registration: { farmer: false, 'agro-processor': false, 'extension-manager': false, investor: false },
};

type Outside = { mail: boolean; files: boolean; sms: boolean | null };

/** Where files are scanned, none can be kept while nobody looks through them. */
const areFilesWorking = async ({ files, scanner }: Context): Promise<boolean> => {
  const both = await Promise.all([files.isWorking(), scanner?.isWorking() ?? true]);
  return both.every(Boolean);
};

const askOutside = async (context: Context): Promise<Outside> => {
  const [mail, files, sms] = await Promise.all([
    context.mailer.isWorking(),
    areFilesWorking(context),
    context.smsSender?.isWorking() ?? null,
  ]);
  return { mail, files, sms };
};

/** What is planned is said this long before. */
const plannedDays = 14;

/** Mail and SMS are asked at most twice a minute, however many people look. */
const holdMillis = 30_000;

const readers = new WeakMap<Mailer, () => Promise<Outside>>();

const readOutside = (context: Context): Promise<Outside> => {
  const reader = readers.get(context.mailer) ?? holdFor(holdMillis, () => askOutside(context));
  readers.set(context.mailer, reader);
  return reader();
};

export const readStatus = handle(contract, async (_input, context) => {
  const [database, { mail, files, sms }] = await Promise.all([isDatabaseWorking(context), readOutside(context)]);
  const doors = database ? await readOpenDoors(context.db).catch(() => closed) : closed;
  const soon = new Date(context.clock.now().getTime() + plannedDays * 86_400_000);
  const coming = database ? await findComing(context.db, soon).catch(() => []) : [];
  const parts = [
    { name: 'database' as const, isWorking: database },
    { name: 'mail' as const, isWorking: mail },
    { name: 'files' as const, isWorking: files },
    ...(sms === null ? [] : [{ name: 'sms' as const, isWorking: sms }]),
  ];
  return {
    isOpen: doors.platform,
    registration: doors.registration,
    parts,
    planned: coming.map(({ name, from, until }) => ({ name, from, until })),
    checkedAt: context.clock.now().toISOString(),
  };
});

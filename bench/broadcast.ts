/** What an admin waits for who says something to 100,000 farmers, and how far above the provider's pace it could be sent. */
import { broadcastLimits } from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Pool } from '@shuka/server/kit/db.ts';
import { migrate } from '@shuka/server/kit/migrate.ts';
import { openBroadcastDesk } from '@shuka/server/world/broadcast-desk.ts';
import { measureInDatabase } from './in-database.ts';
import { figure, figureAtLeast, heading, note, percentile } from './report.ts';

const farmers = 100_000;
const goals = { queuedSeconds: 10, timesBareInsert: 8, timesPace: 2, progressMillis: 100 };

const adminId = '00000000-0000-4000-8000-0000000f0000';

const people = `insert into accounts.account (id, first_name, last_name, email, phone, roles, state, created_at)
  select lpad(to_hex(n), 32, '0')::uuid, 'Farmer', n::text, null, '+23470' || lpad(n::text, 8, '0'), '{farmer}', 'active', now()
  from generate_series(1, $1::int) n`;

const admin = `insert into accounts.account (id, first_name, last_name, email, phone, roles, state, created_at)
  values ($1, 'Ngozi', 'Eze', 'ngozi@bench.example', '+2348090000001', '{admin}', 'active', now())`;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

/** The same rows by one bare statement, without keys to other tables: the least a queue can cost. */
const bareSeconds = async (pool: Pool): Promise<number> => {
  await pool.query(
    'create table public.bare (broadcast_id uuid, account_id uuid, primary key (broadcast_id, account_id))',
  );
  return timed(() => pool.query('insert into public.bare select gen_random_uuid(), id from accounts.account'));
};

const measure = async (pool: Pool): Promise<void> => {
  await migrate(pool);
  await pool.query(people, [farmers]);
  await pool.query(admin, [adminId]);
  await pool.query('analyze accounts.account');
  let sent = 0;
  const desk = openBroadcastDesk(pool, { adminId, send: async () => void (sent += 1) });
  const bare = await bareSeconds(pool);
  const draft = { id: newId(), role: 'farmer', stateCode: '', lga: '', text: 'Urea comes on Friday.' } as const;
  const queued = await timed(() => desk.queue(draft));
  figure('said and queued for 100,000 farmers', queued, 's', goals.queuedSeconds);
  figure('the same as a bare insert of as many rows, times', queued / bare, '', goals.timesBareInsert);

  const sending = { isOn: true };
  const looks: number[] = [];
  const watched = (async () => {
    while (sending.isOn) {
      looks.push((await timed(desk.progress)) * 1000);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  })();
  const seconds = await timed(desk.sendUnpaced);
  sending.isOn = false;
  await watched;
  figureAtLeast(
    'sent without pauses, times the pace that is kept',
    sent / seconds / broadcastLimits.perSecond,
    '',
    goals.timesPace,
  );
  figure('how far it has come, while it is sent, p95', percentile(looks, 0.95), 'ms', goals.progressMillis);
  note(
    `${sent} of ${farmers} told in ${seconds.toFixed(0)} s; at ${broadcastLimits.perSecond} a second all take ${(farmers / broadcastLimits.perSecond / 3600).toFixed(1)} h`,
  );
};

heading('broadcast: a message to 100,000 farmers');
await measureInDatabase(measure, { connections: 10 });

/*
 * The yardstick: Fastify and pg with nothing around them, running the very statements that the house runs for a list of
 * farms and for registering one. No input is checked, no output cut, no header added. `DATABASE_URL`, `PORT`.
 */
import { createHash, randomUUID } from 'node:crypto';
import Fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';

type Farm = { id: string; name: string; stateCode: string; lga: string; sizeBand: string; crop: string };

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = Fastify();

const findViewer = `select s.id, s.account_id, a.roles, a.state, a.factor_confirmed_at is not null as has_factor,
    s.factor_proved_at is not null as has_proved
  from accounts.session s join accounts.account a on a.id = s.account_id
  where s.token_hash = $1 and s.ended_at is null and s.expires_at > $2 and a.state <> 'closed'`;

const findFarms = `select id, name, state_code as "stateCode", lga, size_band as "sizeBand", crop,
    keeper_id as "keeperId", revision, created_at as "createdAt"
  from farms.farm where keeper_id = $1 and removed_at is null order by id desc limit $2`;

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

const accountOf = async (request: FastifyRequest): Promise<string> => {
  const token = /session=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const { rows } = await pool.query<{ account_id: string }>(findViewer, [hash(token), new Date()]);
  if (rows[0] === undefined) throw new Error('There is no such session.');
  return rows[0].account_id;
};

app.get('/api/farms', async (request) => {
  const account = await accountOf(request);
  const limit = Number((request.query as { limit: string }).limit); // the load sends nothing else
  const { rows } = await pool.query<Farm>(findFarms, [account, limit + 1]);
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
});

const register = async (client: pg.PoolClient, account: string, draft: Farm): Promise<object> => {
  const now = new Date();
  const inputHash = hash(JSON.stringify(draft));
  await client.query(
    `insert into kit.done_write (id, endpoint, account_id, input_hash, done_at) values ($1, $2, $3, $4, $5)
     on conflict (id) do nothing returning id`,
    [draft.id, 'farms.register', account, inputHash, now],
  );
  await client.query('select total from kit.counter where name = $1 and scope = $2', ['farms', account]);
  const farm = { ...draft, keeperId: account, revision: 1, createdAt: now.toISOString() };
  const { id, name, stateCode, lga, sizeBand, crop, revision, createdAt } = farm;
  await client.query(
    `insert into farms.farm (id, keeper_id, name, state_code, lga, size_band, crop, revision, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, account, name, stateCode, lga, sizeBand, crop, revision, createdAt],
  );
  await client.query(
    `insert into kit.counter as c (name, scope, total) values ($1, $2, $3)
     on conflict (name, scope) do update set total = c.total + $4`,
    ['farms', account, 1, 1],
  );
  await client.query('update kit.done_write set answer = $1::jsonb where id = $2', [JSON.stringify(farm), id]);
  await client.query(
    'insert into kit.audit (at, account_id, act, endpoint, object_id, request_id) values ($1, $2, $3, $4, $5, $6)',
    [now, account, 'registered a farm', 'farms.register', id, randomUUID()],
  );
  return farm;
};

app.post('/api/farms', async (request, reply) => {
  const account = await accountOf(request);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const farm = await register(client, account, request.body as Farm); // the load sends nothing else
    await client.query('commit');
    return await reply.code(201).send(farm);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
console.log('the bare server is ready');

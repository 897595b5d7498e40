import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Services } from '#kit/context.ts';
import { rows, sql } from '#kit/db.ts';
import { problemCodeOf } from '#kit/errors.ts';

/** The room of a route, few enough to be told apart on a chart: `/api/loans/:loanId` → `/api/loans`. */
export const areaOf = (route: string | undefined): string => {
  if (route === undefined) return 'none';
  const [first = '', second = ''] = route.split('/').slice(1);
  return first === 'api' && !second.startsWith(':') ? `/api/${second}` : `/${first.startsWith(':') ? '' : first}`;
};

const measureRequests = (app: FastifyInstance, registry: Registry): void => {
  const seconds = new Histogram({
    name: 'shuka_request_seconds',
    help: 'How long requests took, by the area of their route, their method and the first digit of their status.',
    labelNames: ['area', 'method', 'status'],
    buckets: [0.025, 0.1, 0.2, 0.5, 1, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { area: areaOf(request.routeOptions.url), method: request.method };
    seconds.observe({ ...labels, status: `${Math.floor(reply.statusCode / 100)}xx` }, reply.elapsedTime / 1000);
  });
};

/** How often each area refused what: forms that nobody could have filled in so, say. Of nobody, and nothing of what was sent. */
const measureRefusals = (app: FastifyInstance, registry: Registry): void => {
  const refused = new Counter({
    name: 'shuka_refused_total',
    help: 'Requests that were refused, by the area of their route and the code of the problem they were answered with.',
    labelNames: ['area', 'code'],
    registers: [registry],
  });
  app.addHook('onResponse', async (request) => {
    const code = problemCodeOf(request);
    if (code !== null) refused.inc({ area: areaOf(request.routeOptions.url), code });
  });
};

const measurePool = (registry: Registry, { pool }: Services): void => {
  const gauge = new Gauge({
    name: 'shuka_database_connections',
    help: 'Connections of this process to the database, and how many wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      gauge.set({ state: 'open' }, pool.totalCount);
      gauge.set({ state: 'idle' }, pool.idleCount);
      gauge.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
};

type Queue = { readonly name: string; readonly due: number; readonly oldestSeconds: number };

/** Jobs that could be done now and are not. */
const findDue = ({ pool }: Services): Promise<Queue[]> =>
  rows<Queue>(
    pool,
    sql`select name, count(*)::integer as due, extract(epoch from now() - min(start_after))::float as "oldestSeconds"
        from pgboss.job where state < 'active' and start_after < now() group by name`,
  );

type Told = { readonly name: string; readonly help: string; of(queue: Queue): number };

const measureJobs = (registry: Registry, services: Services, { name, help, of }: Told): void => {
  const gauge = new Gauge({
    name,
    help,
    labelNames: ['job'],
    registers: [registry],
    collect: async () => {
      // With the database away nothing is known of the jobs; `/ready` says so.
      const found = await findDue(services).catch(() => []);
      gauge.reset();
      found.forEach((queue) => gauge.set({ job: queue.name }, of(queue)));
    },
  });
};

const aboutJobs: readonly Told[] = [
  { name: 'shuka_jobs_due', help: 'Jobs that could be done now and are not.', of: ({ due }) => due },
  {
    name: 'shuka_jobs_oldest_seconds',
    help: 'For how long the oldest of them could have been done.',
    of: ({ oldestSeconds }) => oldestSeconds,
  },
];

/** What `/metrics` tells of this process besides what every process tells. */
export const measure = (app: FastifyInstance, registry: Registry, services: Services): void => {
  measureRequests(app, registry);
  measureRefusals(app, registry);
  measurePool(registry, services);
  aboutJobs.forEach((told) => measureJobs(registry, services, told));
};

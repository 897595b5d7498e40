import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { findLastCheck } from '#traceability';
import { findLastAuditCheck } from '#kit/audit-check.ts';
import { countSealed } from '#kit/audit-search.ts';
import type { Services } from '#kit/context.ts';
import { row, sql } from '#kit/db.ts';
import { measure } from './measure.ts';

/** 1 while the last look through the trace log found it changed. With the database away it says what it said last. */
const watchLog = (registry: Registry, { pool }: Services): void => {
  const gauge = new Gauge({
    name: 'shuka_trace_log_changed',
    help: 'Whether the last look through the trace log found it changed.',
    registers: [registry],
    collect: async () => {
      const last = await findLastCheck(pool).catch(() => null);
      if (last !== null) gauge.set(last.fault === null ? 0 : 1);
    },
  });
};

/** The same of the audit log, and how many of its lines wait for their seal: more than a minute's, and sealing stopped. */
const watchAudit = (registry: Registry, { pool }: Services): void => {
  const changed = new Gauge({
    name: 'shuka_audit_log_changed',
    help: 'Whether the last look through the audit log found it changed.',
    registers: [registry],
    collect: async () => {
      const last = await findLastAuditCheck(pool).catch(() => null);
      if (last !== null) changed.set(last.fault === null ? 0 : 1);
    },
  });
  const waiting = new Gauge({
    name: 'shuka_audit_log_waiting',
    help: 'Lines of the audit log that wait for their seal.',
    registers: [registry],
    collect: async () => {
      const counted = await countSealed(pool).catch(() => null);
      if (counted !== null) waiting.set(counted.waiting);
    },
  });
};

/** 1 while the scanner of files does not answer, and none is taken; told only where there is one. */
const watchScanner = (registry: Registry, { scanner }: Services): void => {
  if (scanner === null) return;
  const gauge = new Gauge({
    name: 'shuka_file_scanner_away',
    help: 'Whether the scanner of files does not answer.',
    registers: [registry],
    collect: async () => {
      const isWorking = await scanner.isWorking();
      gauge.set(isWorking ? 0 : 1);
    },
  });
};

/** How finely it is told how late timers come: to look each 10 ms, as by default, keeps an idle process from ever sleeping. */
const lagMillis = 100;

/** `/health`: the process lives. `/ready`: it can serve, the database answers. `/metrics`: for the operator's machine alone. */
export const addHealth = (app: FastifyInstance, services: Services): void => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: lagMillis });
  watchLog(registry, services);
  watchAudit(registry, services);
  watchScanner(registry, services);
  measure(app, registry, services);
  app.get('/health', { config: { who: 'anyone' } }, async () => ({ status: 'ok' }));
  app.get('/ready', { config: { who: 'anyone' } }, async (_request, reply) => {
    const isReady = await row(services.pool, sql`select 1`).then(
      () => true,
      () => false,
    );
    if (!isReady) reply.code(503).header('retry-after', '5');
    return { status: isReady ? 'ready' : 'waiting for the database' };
  });
  app.get('/metrics', { config: { who: 'developer' } }, async (request, reply) => {
    // A proxy on this machine is local too, but says for whom it asks.
    const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers['forwarded'] !== undefined;
    const isLocal = !isForwarded && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip);
    if (!isLocal) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};

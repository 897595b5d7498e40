import { afterAll, describe, expect, test } from 'vitest';
import {
  addIncidentStep,
  listIncidents,
  listRetention,
  readPrivacyReturn,
  readPrivacyReturnFile,
  readRegister,
  readRegisterFile,
  recordIncident,
  type IncidentStepKind,
} from '@shuka/domain/privacy';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { remindOffice } from './remind-office.ts';
import { noteRetentionRun } from './retention-store.ts';

/* What the house answers for: incidents within 72 hours, a register of what it does, what it forgets, and a yearly return. */

const house = await openHouse();
afterAll(house.close);

const { amina, ngozi } = people;
let admin = house.as(ngozi);

const draft = (title: string, change: { risk?: 'none' | 'likely' | 'high'; knownAt?: string } = {}) => ({
  id: newId(),
  title,
  what: 'A phone with lists of farmers was stolen.',
  dataKinds: 'Names and phone numbers',
  peopleMany: 40,
  risk: 'likely' as const,
  knownAt: house.clock.now().toISOString(),
  ...change,
});

const record = async (...said: Parameters<typeof draft>) => (await admin.call(recordIncident, draft(...said))).body;

const step = (incidentId: string, kind: IncidentStepKind, happenedAt = house.clock.now().toISOString()) =>
  admin.call(addIncidentStep, { id: newId(), incidentId, kind, words: 'As agreed.', happenedAt });

describe('an incident with personal data', () => {
  test('runs a clock of 72 hours from when it was known, until the Commission is told', async () => {
    const kept = await record('A stolen phone');
    expect(kept).toMatchObject({ clock: 'running', isClosed: false, steps: [] });
    expect(Date.parse(kept.tellBy) - Date.parse(kept.knownAt)).toBe(72 * 3_600_000);
    expect((await step(kept.id, 'closed')).body.code).toBe('commission-untold');
    const told = (await step(kept.id, 'commission-told')).body;
    expect(told).toMatchObject({ clock: 'in-time', steps: [{ kind: 'commission-told', byName: 'Ngozi Eze' }] });
    expect((await step(kept.id, 'people-told')).status).toBe(201);
    expect((await step(kept.id, 'closed')).body.isClosed).toBe(true);
    expect((await step(kept.id, 'note')).body.code).toBe('incident-closed');
    expect((await step(newId(), 'note')).status).toBe(404);
  });

  test('says late when it was late, and nothing is to be told where nobody comes to harm', async () => {
    const kept = await record('A letter to the wrong person', { risk: 'none' });
    expect(kept.clock).toBe('none');
    const late = await record('An open list', {
      knownAt: new Date(house.clock.now().getTime() - 80 * 3_600_000).toISOString(),
    });
    expect(late.clock).toBe('over');
    expect((await step(late.id, 'commission-told')).body.clock).toBe('late');
    const future = new Date(house.clock.now().getTime() + 3_600_000).toISOString();
    expect((await admin.call(recordIncident, draft('Not yet', { knownAt: future }))).body.errors?.[0]?.field).toBe(
      'knownAt',
    );
    expect((await step(kept.id, 'note', future)).body.errors?.[0]?.field).toBe('happenedAt');
  });

  test('is told to every admin while its last day runs, and stays as it was written', async () => {
    expect(await remindOffice(house.services)).toBe(0);
    await record('A lost list');
    house.clock.move({ hours: 49 });
    admin = await house.signIn(ngozi);
    expect(await remindOffice(house.services)).toBe(1);
    const told = [...house.post.all(ngozi.email), ...house.post.all(ngozi.phone)].map(({ text }) => text);
    expect(told.some((text) => text.includes('A lost list'))).toBe(true);
    await expect(run(house.pool, sql`update privacy.incident set risk = 'none'`)).rejects.toThrow(/never changed/);
    await expect(run(house.pool, sql`delete from privacy.incident_step`)).rejects.toThrow(/never changed/);
    const first = (await admin.call(listIncidents, { limit: '3' })).body;
    expect(first.items.map(({ title }) => title)).toEqual([
      'A lost list',
      'A letter to the wrong person',
      'A stolen phone',
    ]);
    const second = (await admin.call(listIncidents, { limit: '3', after: first.next ?? '' })).body;
    expect(second.items.map(({ title }) => title)).toEqual(['An open list']);
    expect((await (await house.signIn(amina)).call(listIncidents, {})).status).toBe(403);
  });
});

describe('the record of processing', () => {
  test('is read by anyone, each purpose with its lawful basis, and as a table', async () => {
    const { body, headers } = await house.anyone.call(readRegister, {});
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(body.items.every(({ section }) => /^ss?\. /.test(section))).toBe(true);
    const { text } = await house.anyone.call(readRegisterFile, {});
    expect(text.split('\r\n').filter((line) => line !== '')).toHaveLength(body.items.length + 1);
  });
});

describe('what is forgotten', () => {
  test('has its period and its reason, and when it was done last', async () => {
    const now = house.clock.now();
    await noteRetentionRun(house.pool, 'sms', now);
    await noteRetentionRun(house.pool, 'sms', now);
    const { items } = (await admin.call(listRetention, {})).body;
    expect(items.find(({ name }) => name === 'sms')).toMatchObject({ days: 62, runs: 2, ranAt: now.toISOString() });
    expect(items.find(({ name }) => name === 'ussd')).toMatchObject({ runs: 0, ranAt: null });
  });
});

describe('the yearly return', () => {
  test('counts what the year brought, is due by 31 March, and comes as a table', async () => {
    const { body } = await admin.call(readPrivacyReturn, { year: '2026' });
    const valueOf = (name: string) => body.items.find((one) => one.name === name)?.value;
    expect(body.dueOn).toBe('2027-03-31');
    expect([valueOf('incidents'), valueOf('incidents-told'), valueOf('incidents-in-time')]).toEqual([4, 2, 1]);
    expect(valueOf('incidents-people-told')).toBe(1);
    expect(valueOf('people')).toBeGreaterThan(5);
    const { text } = await admin.call(readPrivacyReturnFile, { year: '2026' });
    expect(text).toContain('incidents-in-time,');
    expect(
      (await admin.call(readPrivacyReturn, { year: '2025' })).body.items.every(
        ({ name, value }) => name === 'people' || value === 0,
      ),
    ).toBe(true);
    expect((await admin.call(readPrivacyReturn, { year: 'x' })).status).toBe(400);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from './house.ts';

/* What an operator copies is checked where no engine of containers runs: forms, and that every name in it is one of the house. */

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const deployed = (name: string): string => read(`deploy/${name}`);

const appFiles = readdirSync(join(projectRoot, 'server', 'app')).filter((file) => /^(?!.*\.test).*\.ts$/.test(file));
const app = appFiles.map((file) => read(`server/app/${file}`)).join('\n');
const settings = new Set([...app.matchAll(/'([A-Z][A-Z0-9_]{2,})'/g)].map(([, name]) => name));
const figures = new Set([...app.matchAll(/'(shuka_\w+)'/g)].map(([, name]) => name));

const settingsIn = (text: string): string[] => [...text.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);

type Compose = {
  readonly services: Record<string, { image?: string; environment?: Record<string, string>; depends_on?: unknown }>;
  readonly volumes: Record<string, unknown>;
};

describe('what an operator copies', () => {
  test('a Dockerfile without a mistake, that runs as nobody special', () => {
    expect(validate(deployed('Dockerfile'))).toEqual([]);
    expect(validate('FORM node')).not.toEqual([]);
    expect(deployed('Dockerfile')).toMatch(/\nUSER node\n/);
  });

  test('servers of which every setting is one that the server reads', () => {
    const { services } = parse(deployed('compose.yaml'), { merge: true }) as Compose;
    const set = [...settingsIn(deployed('shuka.env.example')), ...Object.keys(services['one']?.environment ?? {})];
    expect(set.length).toBeGreaterThan(5);
    expect(set.filter((name) => !settings.has(name))).toEqual([]);
    for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'SECRET_KEY', 'MAIL_URL']) expect(set).toContain(name);
  });

  test('services that lean on services which are there, each of a version that is named', () => {
    const { services } = parse(deployed('compose.yaml'), { merge: true }) as Compose;
    for (const [name, { image, depends_on: on = [] }] of Object.entries(services)) {
      for (const other of Array.isArray(on) ? (on as string[]) : Object.keys(on as object))
        expect(Object.keys(services), name).toContain(other);
      if (image !== 'shuka') expect(image, name).toMatch(/:v?\d/);
    }
  });

  test('alerts and a board that ask for figures which are told', () => {
    expect(figures.size).toBeGreaterThan(3);
    for (const name of ['alerts.yaml', 'grafana.json']) {
      const asked = [...deployed(name).matchAll(/\b(shuka_\w+?)(?:_bucket|_count|_sum)?\b(?!")/g)].map(
        ([, figure = '']) => figure,
      );
      expect(asked.length, name).toBeGreaterThan(2);
      expect(
        asked.filter((figure) => !figures.has(figure)),
        name,
      ).toEqual([]);
    }
    const { groups } = parse(deployed('alerts.yaml')) as { groups: { rules: { annotations: object }[] }[] };
    for (const { annotations } of groups.flatMap(({ rules }) => rules))
      expect(Object.keys(annotations)).toEqual(['summary', 'action']);
  });

  test('units that start what the build makes', () => {
    for (const name of ['shuka.service', 'shuka-backup.service'])
      expect(deployed(name)).toMatch(/^ExecStart=\/usr\/bin\/node .*dist\/server\/main\.js/m);
  });
});

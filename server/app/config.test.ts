import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bundledServer } from '#world/bundled-program.ts';
import { openTestDatabase } from '#world/test-database.ts';
import { Told } from '#kit/told.ts';
import { isOnPostgres, template } from '#world/test-template.ts';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'shuka-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const key = Buffer.alloc(32, 1).toString('base64');

/** What a server with real people is started with. */
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shuka:secret@db.example/shuka?sslmode=verify-full',
  PUBLIC_URL: 'https://shuka.example/',
  SECRET_KEY: key,
  MAIL_URL: 'smtps://shuka:secret@mail.example:465',
  MAIL_FROM: 'Shuka <no-reply@shuka.example>',
};

const sms = {
  SMS_PROVIDER: 'africas-talking',
  SMS_API_KEY: 'k',
  SMS_BASE_URL: 'https://sms.example',
  SMS_SENDER_ID: 'Shuka',
};
const s3 = { S3_ENDPOINT: 'https://s3.example', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 's' };

const complaint = (environment: Record<string, string | undefined>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(Told);
    return error instanceof Error ? error.message : '';
  }
  return 'no complaint';
};

describe('the settings of a server with real people', () => {
  test('are read as they stand', () => {
    const config = readConfig({ ...production, ...sms, SMS_USERNAME: 'shuka', ...s3, PORT: '8080' });
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      isDemo: false,
      hasMailbox: false,
      publicUrl: 'https://shuka.example',
      origins: ['https://shuka.example'],
      mail: { url: production.MAIL_URL, from: production.MAIL_FROM },
      sms: { provider: 'africas-talking', username: 'shuka' },
      s3: { endpoint: 'https://s3.example', region: 'auto' },
    });
    expect(config.secretKey).toHaveLength(32);
  });

  test.each([
    ['DATABASE_URL', undefined],
    ['DATABASE_URL', ''],
    ['DATABASE_URL', 'mysql://db.example/shuka'],
    ['DATABASE_URL', 'db.example'],
    ['PUBLIC_URL', undefined],
    ['PUBLIC_URL', 'shuka.example'],
    ['PUBLIC_URL', 'ftp://shuka.example'],
    ['SECRET_KEY', undefined],
    ['SECRET_KEY', ''],
    ['SECRET_KEY', 'too short'],
    ['MAIL_URL', undefined],
    ['MAIL_URL', 'https://mail.example'],
    ['MAIL_FROM', undefined],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', 'http'],
    ['PORT', '30 00'],
  ])('when %s is %s, one sentence names it', (name, value) => {
    const said = complaint({ ...production, [name]: value });
    expect(said).toMatch(new RegExp(`^${name} (is missing|must be)\\b.*\\.$`));
  });

  test.each(['SMS_API_KEY', 'SMS_BASE_URL', 'SMS_SENDER_ID', 'SMS_USERNAME'])(
    'with an SMS provider want %s',
    (name) => {
      expect(complaint({ ...production, ...sms, SMS_USERNAME: 'shuka', [name]: undefined })).toMatch(
        new RegExp(`^${name} is missing: SMS_PROVIDER is africas-talking\\.$`),
      );
    },
  );

  test('a server of map tiles that is no template of addresses', () => {
    const tiles = 'https://tiles.example/{z}/{x}/{y}.png';
    expect(readConfig({ ...production, MAP_TILES_URL: tiles }).tiles).toEqual({
      url: tiles,
      credit: '',
      origin: 'https://tiles.example',
    });
    expect(readConfig(production).tiles).toBeNull();
    for (const wrong of ['tiles.example', 'http://tiles.example/{z}/{x}/{y}', 'https://tiles.example/{z}/{x}'])
      expect(complaint({ ...production, MAP_TILES_URL: wrong })).toBe(
        'MAP_TILES_URL must be an https:// address with {z}, {x} and {y} in it.',
      );
  });

  test('take a pair of VAPID keys with whom to write to about them, or none', () => {
    const [publicKey, privateKey] = [65, 32].map((length) => Buffer.alloc(length, 4).toString('base64url'));
    const keys = { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey };
    expect(readConfig(production).push).toBeNull();
    expect(complaint({ ...production, ...keys, PUSH_PRIVATE_KEY: publicKey })).toContain('VAPID');
    expect(complaint({ ...production, ...keys })).toContain('PUSH_CONTACT');
    const contact = 'mailto:ops@shuka.example';
    expect(readConfig({ ...production, ...keys, PUSH_CONTACT: contact }).push).toEqual({
      publicKey,
      privateKey,
      contact,
    });
  });

  test('know two SMS providers', () => {
    expect(complaint({ ...production, SMS_PROVIDER: 'pigeon' })).toBe(
      'SMS_PROVIDER must be termii or africas-talking.',
    );
  });

  test.each(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])('with S3 storage want %s', (name) => {
    expect(complaint({ ...production, ...s3, [name]: undefined })).toBe(`${name} is missing: S3_ENDPOINT is set.`);
  });

  test('never repeat a secret in a complaint', () => {
    expect(complaint({ ...production, DATABASE_URL: 'mysql://shuka:hunter2@db/shuka' })).not.toContain('hunter2');
    expect(complaint({ ...production, SECRET_KEY: 'hunter2' })).not.toContain('hunter2');
  });
});

describe('the settings of a demo', () => {
  test('need nothing: it stays on this machine and keeps a key of its own', () => {
    const config = readConfig({ DATA_FOLDER: folder });
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, isDemo: true, hasMailbox: true, databaseUrl: null });
    expect(config.origins).toContain('http://127.0.0.1:3000');
    const file = join(folder, 'secret.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readConfig({ DATA_FOLDER: folder }).secretKey).toEqual(Buffer.from(readFileSync(file, 'utf8'), 'base64'));
  });

  test('keep to this machine whatever HOST says, unless they are opened by the word that says what it does', () => {
    expect(readConfig({ DATA_FOLDER: folder, HOST: '0.0.0.0' }).host).toBe('127.0.0.1');
    expect(readConfig({ DATA_FOLDER: folder, OPEN_DEMO_TO_NETWORK: 'yes' }).host).toBe('127.0.0.1');
    const open = readConfig({ DATA_FOLDER: folder, OPEN_DEMO_TO_NETWORK: 'without-admin-and-mailbox' });
    expect(open).toMatchObject({ host: '0.0.0.0', hasMailbox: false });
  });
});

describe('the program', () => {
  /** Runs the server until it ends by itself. */
  const runServer = (environment: Record<string, string>) =>
    new Promise<{ code: number | null; said: string }>((resolve) => {
      const env = { PATH: process.env['PATH'], ...environment };
      const child = spawn(process.execPath, [bundledServer()], { env });
      let said = '';
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
      child.on('close', (code) => resolve({ code, said }));
    });

  test('ends with the sentence alone when a setting is wrong', async () => {
    const { code, said } = await runServer({ PORT: 'http', DATA_FOLDER: folder });
    expect([code, said.trim()]).toEqual([1, 'PORT must be a number from 1 to 65535, not "http".']);
  });

  test('ends with a sentence when its port is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const port = String((holder.address() as AddressInfo).port);
    const database = isOnPostgres ? await openTestDatabase() : null;
    if (database === null) {
      const copy = join(folder, 'taken', 'database');
      cpSync(template(), copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
    }
    const { code, said } = await runServer({
      PORT: port,
      DATA_FOLDER: join(folder, 'taken'),
      ...(database === null ? {} : { DATABASE_URL: database.url, DEMO_WORLD: 'yes' }),
    });
    holder.close();
    await database?.close();
    expect(said.trim()).toBe(`PORT ${port} is taken by another program. Set PORT to a free one: PORT=3001 npm start`);
    expect(code).toBe(1);
  }, 120_000); // a whole server starts and stops here, which a busy machine takes its time for
});

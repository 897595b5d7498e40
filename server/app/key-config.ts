import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from './checkpoint-config.ts';
import { wrongSetting } from './wrong-setting.ts';

const keptKey = (folder: string): Buffer => {
  const file = join(folder, 'secret.key');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  return Buffer.from(readFileSync(file, 'utf8'), 'base64');
};

const keyIn = (environment: Environment, name: string): Buffer => {
  const key = Buffer.from(environment[name] ?? '', 'base64');
  if (key.length !== 32)
    throw wrongSetting(name, 'must be 32 random bytes in base64 (openssl rand -base64 32 makes one).');
  return key;
};

/** What the operator keeps outside; a demo makes its own and keeps it beside its database. */
export const secretKeyOf = (environment: Environment, folder: string, isDemo: boolean): Buffer =>
  environment['SECRET_KEY'] === undefined && isDemo ? keptKey(folder) : keyIn(environment, 'SECRET_KEY');

/** Null unless the secret is to be changed. */
export const newKeyOf = (environment: Environment): Buffer | null =>
  environment['NEW_SECRET_KEY'] === undefined ? null : keyIn(environment, 'NEW_SECRET_KEY');

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { factorLimits, otpMinutes, otpTries, passwordLength, proofMinutes, sessionHours } from '@shuka/domain/accounts';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import { projectRoot } from '#kit/root.ts';
import { isRead } from '#kit/route.ts';
import { routes } from './slices.ts';

/* docs/sign-in.md is what the operator and whoever audits reads: it says no other figures than the code. */

const page = readFileSync(join(projectRoot, 'docs', 'sign-in.md'), 'utf8').replaceAll(/\s+/g, ' ');

const guessed = JSON.parse(readFileSync(join(projectRoot, 'server', 'accounts', 'guessed-words.json'), 'utf8')) as {
  readonly words: readonly string[];
};

const slices = ['accounts', 'relations', 'channels', 'sync'];

/** What may be called by who is not signed in yet, or not wholly. */
const onTheWay = routes
  .map(({ contract }) => contract)
  .filter((contract) => slices.includes(contract.name.split('.')[0] ?? '') && !isRead(contract))
  .filter(({ who }) => who === 'anyone' || who === 'signing-in');

const counted: Readonly<Record<string, string>> = {
  ip: 'a network address',
  account: 'an account',
  'field:email': 'an e-mail address',
  'field:contact': 'a contact',
  'field:deviceId': 'a phone',
};

const limitsOf = ({ limits = [] }: Contract): string => {
  const minutes = new Set(limits.map(({ seconds }) => seconds / 60));
  if (limits.length === 0) return 'no count of its own';
  return `${limits.map(({ by, times }) => `${times} ${counted[by]}`).join(', ')} in ${[...minutes].join(' or ')} minutes`;
};

test('each step on the way in stands there with how often it may be tried', () => {
  const rows = onTheWay.map((contract) => `| \`${contract.method} ${contract.path}\` | ${limitsOf(contract)} |`);
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter((row) => !page.includes(row))).toEqual([]);
  expect([...page.matchAll(/\| `(?:POST|PUT|PATCH|DELETE) /g)]).toHaveLength(rows.length);
});

test('how long a session, a code and its proof last, and how long a password must be, is what it says', () => {
  for (const says of [
    `| a session | ${sessionHours} hours from the sign-in`,
    `| a session of an admin that nobody uses | ${factorLimits.adminIdleMinutes} minutes`,
    `| a code | ${otpMinutes} minutes, five guesses |`,
    `| the proof that a code was right | ${proofMinutes} minutes`,
    `Farmers: ${passwordLength.farmer} characters or more`,
    `everybody else: ${passwordLength.others}. All: ${passwordLength.most} at most`,
  ])
    expect(page).toContain(says);
  expect(otpTries).toBe(5);
});

test('each word that guessers try first here stands there', () => {
  expect(guessed.words.length).toBeGreaterThan(5);
  expect(page).toContain(`${guessed.words.map((word) => `\`${word}\``).join(', ')}.`);
});

test('nobody is asked for what only they remember: a lost password is replaced by a code to its address alone', () => {
  const fieldsOf = ({ input }: Contract): string[] =>
    Object.keys(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties ?? {}).toSorted();
  const resets = onTheWay.filter(({ path }) => path.startsWith('/api/password-reset/'));
  expect(resets.map((contract) => [contract.path, ...fieldsOf(contract)])).toEqual([
    ['/api/password-reset/request', 'email'],
    ['/api/password-reset/check', 'code', 'resetId'],
    ['/api/password-reset/complete', 'password'],
  ]);
  const remembered = /question|maiden|hint|memorable|pet|school|secretAnswer/i;
  expect(onTheWay.flatMap(fieldsOf).filter((field) => remembered.test(field))).toEqual([]);
});

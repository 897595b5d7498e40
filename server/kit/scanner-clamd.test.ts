import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findingName, openClamd, testVirus } from '#world/stand-in-clamd.ts';
import { clamdScanner } from './scanner-clamd.ts';

let clamd: Awaited<ReturnType<typeof openClamd>>;

beforeEach(async () => {
  clamd = await openClamd();
});
afterEach(() => clamd.close());

const virus = Buffer.from(testVirus);
const letter = Buffer.from('A letter from Bichi');

/** Why there was no verdict. */
const failureOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'a verdict',
    (error: unknown) => (error instanceof Problem ? error.code : (error as Error).message),
  );

describe('a file that clamd is asked about', () => {
  test('is harmless, or has the name of what was found in it', async () => {
    const scanner = clamdScanner(clamd.address);
    expect(await scanner.scan(letter)).toBeNull();
    expect(await scanner.scan(virus)).toBe(findingName);
  });

  test('reaches it whole, in pieces of 64 KB that may end in the middle of what is found', async () => {
    const scanner = clamdScanner(clamd.address);
    const across = Buffer.concat([Buffer.alloc(65_536 - 10), virus, Buffer.alloc(100_000)]);
    expect(await scanner.scan(across)).toBe(findingName);
    const exact = Buffer.alloc(131_072, 7);
    expect(await scanner.scan(exact)).toBeNull();
    expect(clamd.streams.map(({ pieces }) => pieces)).toEqual([
      [65_536, 65_536, across.length - 131_072],
      [65_536, 65_536],
    ]);
    expect(clamd.streams.map(({ bytes }, place) => bytes.equals([across, exact][place] ?? virus))).toEqual([
      true,
      true,
    ]);
  });

  test('goes over a socket of this machine too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shuka-clamd-'));
    const near = await openClamd(join(folder, 'clamd.ctl'));
    expect(await clamdScanner(near.address).scan(virus)).toBe(findingName);
    await near.close();
    expect(await failureOf(clamdScanner(near.address).scan(letter))).toMatch(/cannot be reached \(ENOENT\)/);
    rmSync(folder, { recursive: true });
  });

  test('may take its time', async () => {
    clamd.become('late');
    expect(await clamdScanner(clamd.address).scan(virus)).toBe(findingName);
  });

  test.each([
    ['cut', /closed before it answered/],
    ['broken', /allocate memory ERROR/],
    ['full', /INSTREAM size limit exceeded\. ERROR/],
    ['never', /no answer in time/],
  ] as const)('has no verdict from one that answers %s, and that is no good one', async (manner, why) => {
    clamd.become(manner);
    expect(await failureOf(clamdScanner(clamd.address, 200).scan(letter))).toMatch(why);
  });
});

describe('a scanner that is away', () => {
  test('is not asked again for a moment, so that nobody waits for it, and then is', async () => {
    const scanner = clamdScanner(clamd.address);
    await clamd.close();
    expect(await failureOf(scanner.scan(letter))).toMatch(/cannot be reached \(ECONNREFUSED\)/);
    await clamd.reopen();
    expect(await failureOf(scanner.scan(letter))).toBe('unavailable');
    expect(clamd.streams).toEqual([]);
    await expect.poll(() => failureOf(scanner.scan(letter)), { timeout: 8000, interval: 500 }).toBe('a verdict');
  });

  test('that hears and says nothing holds nobody for longer than a file may take, however many ask', async () => {
    clamd.become('never');
    const scanner = clamdScanner(clamd.address, 300);
    const began = performance.now();
    const told = await Promise.all(Array.from({ length: 60 }, () => failureOf(scanner.scan(letter))));
    expect(performance.now() - began).toBeLessThan(5000);
    expect(told.filter((why) => why === 'unavailable')).toHaveLength(56);
    expect(clamd.streams.length).toBeLessThanOrEqual(4);
  });

  test.each(['late', 'cut', 'full'] as const)(
    'is another thing than one file that it answers %s: the next is looked through at once',
    async (manner) => {
      const scanner = clamdScanner(clamd.address, 60);
      clamd.become(manner);
      expect(await failureOf(scanner.scan(letter))).toMatch(/in time|closed|size limit/);
      clamd.become('well');
      expect(await scanner.scan(virus)).toBe(findingName);
    },
  );

  test('says of itself whether it works', async () => {
    const scanner = clamdScanner(clamd.address);
    expect(await scanner.isWorking()).toBe(true);
    await clamd.close();
    expect(await scanner.isWorking()).toBe(false);
  });
});

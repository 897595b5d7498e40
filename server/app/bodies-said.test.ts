import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mostBytesOf } from '#kit/body.ts';
import { projectRoot } from '#kit/root.ts';
import { isRead } from '#kit/route.ts';
import { routes } from './slices.ts';

/* A proxy that takes less than the server does refuses the longest lists, and the server never hears of it. */

const read = (...at: string[]): string => readFileSync(join(projectRoot, ...at), 'utf8');

const longest = Math.max(...routes.flatMap(({ contract }) => (isRead(contract) ? [] : [mostBytesOf(contract) ?? 0])));

test.each([
  ['the proxy that an operator copies', read('deploy', 'Caddyfile'), /max_size (\d+)MB/],
  ['the operator’s guide', read('docs', 'operate.md'), /take bodies of (\d+) MB/],
])('%s lets the longest body pass that a route takes', (_who, text, pattern) => {
  expect(Number(pattern.exec(text)?.[1]) * 1_000_000).toBeGreaterThanOrEqual(longest);
});

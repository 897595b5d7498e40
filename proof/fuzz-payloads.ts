/* What an attacker would write in every field that takes text, by everybody who may; then every page that shows it. */
import { join } from 'node:path';
import { freePort } from '@shuka/server/world/free-port.ts';
import { root } from '@shuka/bench/program.ts';
import { readConfig } from '@shuka/server/app/config.ts';
import { loadSite } from '@shuka/server/app/site.ts';
import { attemptsOf, type Document } from '@shuka/server/app/fuzz-senders.ts';
import { openHouse } from '@shuka/server/world/open-house.ts';
import type { Line, Proved } from './kit/section.ts';
import { writeEverywhere } from './payload-fields.ts';
import { openEveryPage, type Seen } from './payload-pages.ts';

const nought = (what: string, seen: readonly string[]): Line => ({
  what,
  figure: seen.length,
  goal: 0,
  met: seen.length === 0,
});

const linesOf = (stored: number, fields: number, seen: Seen): Line[] => [
  { what: 'fields that took what an attacker would write', figure: fields, goal: '', met: null },
  { what: 'times it was stored', figure: stored, goal: '', met: null },
  { what: 'pages opened in Chromium after that', figure: seen.pages, goal: '', met: null },
  { what: 'of them with such words in sight', figure: seen.shown, goal: '>= 1', met: seen.shown > 0 },
  nought('dialogs, and payloads that ran', seen.ran),
  nought('reports of the content security policy', seen.reports),
  nought('errors of pages', seen.errors),
];

export const provePayloads = async (): Promise<Proved> => {
  const { findChrome } = (await import(join(root, 'tools', 'chrome.mjs'))) as { findChrome: () => string | null };
  const chrome = findChrome();
  if (chrome === null) {
    const line = { what: 'pages opened in Chromium', figure: 0, goal: '>= 1', met: false };
    return { lines: [line], notes: ['There is no Chromium here, so no page was opened.'] };
  }
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const site = loadSite(join(root, 'dist', 'web'), readConfig({ PORT: String(port), PUBLIC_URL: publicUrl }));
  if (site === null) throw new Error('The site is not built: npm run build');
  const house = await openHouse({ publicUrl, site, checksAnswers: false });
  const { body } = await house.anyone.send({ method: 'GET', url: '/api/openapi.json' });
  const written = await writeEverywhere(house, attemptsOf(body as unknown as Document));
  console.log(`payloads: stored ${written.stored} times in ${written.fields.size} fields`);
  await house.app.listen({ port, host: '127.0.0.1' });
  const seen = await openEveryPage(house, chrome, publicUrl, site.appPaths);
  const failures = [...written.failures, ...house.errors.map(({ words, what }) => `${words} ${String(what['error'])}`)];
  await house.close();
  return {
    lines: [
      ...linesOf(written.stored, written.fields.size, seen),
      nought('5xx and errors in the log meanwhile', failures),
    ],
    notes: [...seen.ran, ...seen.reports, ...seen.errors, ...failures].slice(0, 40),
  };
};

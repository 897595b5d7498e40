/**
 * `npm run proof:access`: every route, role, relation and state of a session from the OpenAPI document against the matrix
 * that was written by hand, online and as a phone brings it.
 */
import { openServer } from './kit/server.ts';
import { shareOut } from './kit/workers.ts';
import { writeSection } from './kit/section.ts';
import type { Found } from './access-cells.ts';

const began = performance.now();
const server = await openServer();
const { openHouse } = await import('@shuka/server/world/open-house.ts');
const { controls, unlike } = await import('./access-controls.ts');
const { queued, tryPushed } = await import('./access-push.ts');
const { tryLists } = await import('./access-lists.ts');
const { tryFilters } = await import('./access-filters.ts');
const { filterControls } = await import('./filter-controls.ts');
const { linesOfFilters, notesOfFilters } = await import('./filter-words.ts');
const { matrix } = await import('@shuka/server/app/authorization-matrix.ts');

/** PROOF_ONLY=farms tries the operations whose path has that in it. */
const only = process.env['PROOF_ONLY'] ?? '';
const isAsked = (operation: string): boolean => operation.includes(only);

const house = await openHouse({ checksAnswers: false });
const { body } = await house.anyone.send({ method: 'GET', url: '/api/openapi.json' });
const { paths } = body as unknown as { paths: Record<string, object> };
const unknown = unlike(paths);
const seen = { ...(await controls(house)), ...(await filterControls(house)) };
const pushed = await tryPushed(house, queued.filter(isAsked));
console.log(`by push: ${pushed.cells} cells, ${pushed.wrong.length} wrong`);
const listed = await tryLists(house);
console.log(`lists: ${listed.lists}, ${listed.wrong.length} wrong`);
await house.close();
const filtered = await tryFilters(only);
console.log(`filters: ${filtered.compared} compared, ${filtered.wrong.length} wrong`);

const operations = Object.keys(matrix).filter(isAsked);
const shares = Array.from({ length: Math.ceil(operations.length / 20) }, (_, place) =>
  operations.slice(place * 20, place * 20 + 20),
);
const all: Found[] = [];
await shareOut<readonly string[], Found>(new URL('./access-worker.ts', import.meta.url).href, shares, (found) => {
  all.push(found);
  console.log(`${all.length} of ${shares.length} parts: ${found.cells} cells, ${found.wrong.length} wrong`);
  for (const words of found.wrong.slice(0, 5)) console.log(`  ${words}`);
});
await server.close();

const sum = (name: 'cells' | 'dead' | 'checked' | 'denied'): number =>
  all.reduce((total, found) => total + found[name], 0);
const wrong = [...all.flatMap((found) => found.wrong), ...pushed.wrong, ...listed.wrong, ...filtered.wrong, ...unknown];
const unseen = Object.entries(seen).filter(([, isSeen]) => !isSeen);
const told = (figure: number) => ({ figure, goal: '', met: null });
const nought = (figure: number) => ({ figure, goal: 0, met: figure === 0 });

writeSection(
  'access',
  'Access: who may do what',
  [
    { what: 'operations of the OpenAPI document', ...told(operations.length) },
    { what: 'cells: operation × person × relation', ...told(sum('cells')) },
    { what: 'calls with a session that is none any more, or that another site uses', ...told(sum('dead')) },
    { what: 'cells of queued acts by push', ...told(pushed.cells) },
    { what: 'lists read whole: to their end, by every page, with the cursor of somebody else', ...told(listed.lists) },
    ...linesOfFilters(filtered),
    { what: 'refusals after which every table was looked at', ...told(sum('denied')) },
    { what: 'good answers read field by field', ...told(sum('checked')) },
    { what: 'wrong cells, fields too many, writes of refused calls, errors in the log', ...nought(wrong.length) },
    { what: 'operations that the document or the matrix alone has', ...nought(unknown.length) },
    { what: 'negative controls that were not seen', ...nought(unseen.length) },
  ],
  [
    'Sessions: none, expired, ended, forged, owing the second factor, of a pending, suspended and closed account, and a good one that a page of another site uses.',
    'Lists: people of admins by role and state, and farms of farmers, against SQL of the proof; every paged list by what must hold of each of them.',
    ...notesOfFilters(filtered),
    ...(only === '' ? [] : [`Only operations with "${only}" were tried.`]),
    ...unseen.map(([words]) => `Not seen: ${words}.`),
    ...wrong.slice(0, 100),
    `It took ${Math.round((performance.now() - began) / 60_000)} minutes.`,
  ],
  server.version,
);

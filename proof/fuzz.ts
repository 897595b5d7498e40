/**
 * `npm run proof:fuzz`: a million requests over all operations and roles; then what an attacker would write in every field,
 * and every page that shows it; files that are not what they say; search, sort and filter under sqlmap; statements and
 * patterns that a long text could hold up. PROOF_ONLY=files tries one part anew.
 */
import { lookAt, type Look } from './kit/look.ts';
import { writeSection } from './kit/section.ts';
import { openServer } from './kit/server.ts';

const server = await openServer();

/* Loaded one by one: their modules read where the database is. */
const looks: readonly Look[] = [
  { part: 'requests', run: async () => (await import('./fuzz-requests.ts')).proveRequests() },
  { part: 'payloads', run: async () => (await import('./fuzz-payloads.ts')).provePayloads() },
  { part: 'files', run: async () => (await import('./fuzz-files.ts')).proveFiles() },
  { part: 'sqlmap', run: async () => (await import('./fuzz-sqlmap.ts')).proveSqlmap() },
  { part: 'statements', run: async () => (await import('./fuzz-sql.ts')).proveSql() },
  { part: 'patterns', run: async () => (await import('./fuzz-patterns.ts')).provePatterns() },
];

const { lines, notes } = await lookAt('fuzz', looks, process.env['PROOF_ONLY'] ?? '');
await server.close();
writeSection('fuzz', 'Fuzz: whatever is sent is answered as expected', lines, notes, server.version);

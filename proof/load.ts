/**
 * `npm run proof:load`: what is asked most, among a million farmers and ten million records, each part on a database of
 * its own. PROOF_ONLY=figures looks at one part alone.
 */
import { figuresOf, type Look } from './kit/bench-figures.ts';
import { writeSection } from './kit/section.ts';

const looks: readonly Look[] = [
  { part: 'mixed', of: 'all of it at once' },
  { part: 'hot', of: 'what is asked most' },
  { part: 'memory', of: 'an hour' },
  { part: 'server', of: 'requests to one process' },
  { part: 'push', of: 'phones that push' },
  { part: 'sign-in', of: 'signing in' },
  { part: 'figures', of: 'figures of 1,000,000 farmers' },
  { part: 'people', of: 'people' },
  { part: 'loans', of: '1,000,000 loans' },
  { part: 'market', of: 'market' },
  { part: 'trace', of: 'traces' },
  { part: 'epcis', of: 'events of other systems' },
  { part: 'import', of: 'lists of 100,000 farmers' },
  { part: 'advice', of: 'advice' },
  { part: 'broadcast', of: 'broadcasts' },
  { part: 'ussd', of: 'USSD' },
  { part: 'ledger', of: 'the ledger' },
  { part: 'investments', of: 'investments' },
];

const only = process.env['PROOF_ONLY'] ?? '';

writeSection(
  'load',
  'Load: a million farmers',
  looks.filter(({ part }) => part.includes(only)).flatMap(figuresOf),
  [
    'Not proved yet: two processes behind a balancer.',
    ...(only === '' ? [] : [`Only parts with "${only}" were looked at.`]),
  ],
  'PostgreSQL of its own for each part',
);

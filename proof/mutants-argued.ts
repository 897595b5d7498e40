import type { ArguedMutant } from './mutant-figures.ts';

const noState = (file: string, state: string): ArguedMutant => ({
  file,
  code: `${state}: [],`,
  becomes: `${state}: ["Stryker was here"],`,
  why: 'No state is called so; nothing can be moved to it.',
});

const shareOrder =
  'const order = exact.toSorted((a, b) => (a.rest === b.rest ? (a.id < b.id ? -1 : 1) : a.rest > b.rest ? -1 : 1));';

const principalClaim = 'principal: () => Math.max(0, principalKobo - investorsKobo),';
const returnCovers = 'The return, which is paid right after it in every order, asks for all of it too.';

/**
 * Changes of lines that may survive, with the reason in a line. `npm run proof:mutants` falls short of one that survives and
 * does not stand here, and of one that stands here and does not survive.
 */
export const argued: readonly ArguedMutant[] = [
  {
    file: 'domain/finance/figures.ts',
    code: 'if (known.length === 0) return [];',
    becomes: 'if (false) return [];',
    why: 'Without it there is no first month and no last, and none between them: it is there for the compiler.',
  },
  noState('domain/finance/payment-rules.ts', 'failed'),
  noState('domain/finance/payment-rules.ts', 'refused'),
  noState('domain/investments/holding-rules.ts', 'completed'),
  noState('domain/investments/holding-rules.ts', 'cancelled'),
  noState('domain/investments/holding-rules.ts', 'expired'),
  noState('domain/investments/holding-rules.ts', 'refunded'),
  {
    file: 'domain/investments/share-rules.ts',
    code: principalClaim,
    becomes: 'principal: () => undefined,',
    why: returnCovers,
  },
  {
    file: 'domain/investments/share-rules.ts',
    code: principalClaim,
    becomes: principalClaim.replace('max', 'min'),
    why: returnCovers,
  },
  {
    file: 'domain/kit/act-version.ts',
    code: 'if (up === undefined) return null;',
    becomes: 'if (false) return null;',
    why: 'The next line throws then, and whoever calls answers null to that as well.',
  },
  {
    file: 'domain/kit/share-out.ts',
    code: shareOrder,
    becomes: shareOrder.replace('a.id < b.id', 'a.id <= b.id'),
    why: 'No two parts have one id.',
  },
  {
    file: 'domain/kit/share-out.ts',
    code: shareOrder,
    becomes: shareOrder.replace('a.rest > b.rest', 'a.rest >= b.rest'),
    why: 'Those who lost the same were told apart before.',
  },
  {
    file: 'domain/settings/licence-rules.ts',
    code: "if (validUntil !== null && validUntil < validFrom) throw refusedField('validUntil', 'licence.untilBeforeFrom');",
    becomes: "if (true && validUntil < validFrom) throw refusedField('validUntil', 'licence.untilBeforeFrom');",
    why: 'Nothing is before no day: it is there for the compiler.',
  },
  {
    file: 'server/kit/same-write.ts',
    code: '.sort(([one], [other]) => (one < other ? -1 : 1))',
    becomes: '.sort(([one], [other]) => (one <= other ? -1 : 1))',
    why: 'No two fields of an object have one name.',
  },
  {
    file: 'web/sync/waiting-cookie.ts',
    code: '.filter(([, count]) => Number.isInteger(count) && count > 0),',
    becomes: '.filter(([, count]) => Number.isInteger(count) && count >= 0),',
    why: 'A count of nought is as none to both who read it.',
  },
];

import { trancheLimits, type LoanTerms, type setProduct, type Tranche } from '@shuka/domain/loans';
import type { DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { parseNaira } from '@shuka/domain/kit/naira.ts';
import { conditionsOf } from './condition-fields.ts';

type Fields = Readonly<Record<string, string>>;

/** Per cent as typed, '9.4822' or '24 %', to parts of a million; not a number for what is none. */
export const ppmOf = (typed: string): number => {
  const [, whole = '', decimals = ''] = /^(\d{1,4})(?:\.(\d{1,4}))?\s*%?$/.exec(typed.trim()) ?? [];
  return whole === '' ? Number.NaN : Number(whole + decimals.padEnd(4, '0'));
};

/** The same the other way round: '24', '9.4822'. */
export const percentText = (ppm: number): string => String(ppm / 10_000);

const wholeOf = (typed = ''): number => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

/** What was chosen and typed of terms; the contract reads it again. */
const termsOf = (fields: Fields): LoanTerms => {
  const chosen = <Name extends keyof LoanTerms>(name: Name) => fields[`terms.${name}`] as LoanTerms[Name];
  const whole = (name: string): number => wholeOf(fields[`terms.${name}`]);
  const percent = (name: string): number => ppmOf(fields[`terms.${name}`] ?? '');
  return {
    method: chosen('method'),
    interestPeriod: chosen('interestPeriod'),
    dayCount: chosen('dayCount'),
    amortisation: chosen('amortisation'),
    ratePpm: percent('ratePpm'),
    every: { count: whole('every.count'), unit: fields['terms.every.unit'] as LoanTerms['every']['unit'] },
    principalGrace: whole('principalGrace'),
    interestGrace: whole('interestGrace'),
    graceInterest: chosen('graceInterest'),
    roundToKobo: whole('roundToKobo'),
    rounding: chosen('rounding'),
    remainder: chosen('remainder'),
    early: chosen('early'),
    feePpm: percent('feePpm'),
    feeKobo: parseNaira(fields['terms.feeKobo'] ?? '') ?? Number.NaN,
    penaltyPpm: percent('penaltyPpm'),
  };
};

/** Nothing typed in both: a loan to one person. */
const membersOf = (fields: Fields): { least: number; most: number } | null => {
  const [least = '', most = ''] = [fields['members.least'], fields['members.most']];
  return least.trim() === '' && most.trim() === '' ? null : { least: wholeOf(least), most: wholeOf(most) };
};

/** Nothing typed in both: nobody has to stand for whoever borrows. */
const guarantorsOf = (fields: Fields): { count: number; sharePpm: number } | null => {
  const [count = '', share = ''] = [fields['guarantors.count'], fields['guarantors.sharePpm']];
  return count.trim() === '' && share.trim() === '' ? null : { count: wholeOf(count), sharePpm: ppmOf(share) };
};

/** One paper a line. */
const papersOf = (typed = ''): string[] =>
  typed
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The parts as they were typed, as many as the form has. */
const tranchesOfFields = (fields: Fields): Tranche[] =>
  Array.from({ length: trancheLimits.most }, (_, place) => (name: string) => fields[`tranches.${place}.${name}`])
    .filter((field) => field('name') !== undefined)
    .map((field) => ({
      name: field('name') ?? '',
      condition: field('condition') ?? '',
      ppm: ppmOf(field('ppm') ?? ''),
    }));

/** A product from the typed fields; what was typed wrong is refused by its contract, beside its field. */
export const draftOfFields = (fields: Fields): Omit<DraftOf<typeof setProduct>, 'productId' | 'after'> => ({
  name: fields['name'] ?? '',
  words: fields['words'] ?? '',
  terms: termsOf(fields),
  leastKobo: parseNaira(fields['leastKobo'] ?? '') ?? Number.NaN,
  mostKobo: parseNaira(fields['mostKobo'] ?? '') ?? Number.NaN,
  leastInstalments: wholeOf(fields['leastInstalments']),
  mostInstalments: wholeOf(fields['mostInstalments']),
  isOpen: fields['isOpen'] === 'yes',
  tranches: tranchesOfFields(fields),
  eligibility: conditionsOf(fields),
  members: membersOf(fields),
  guarantors: guarantorsOf(fields),
  papers: papersOf(fields['papers']),
  isInKind: fields['isInKind'] === 'yes',
  password: fields['password'] ?? '',
});

import * as z from 'zod/mini';
import { payTimes, weatherIndex, yieldIndex, type Phase, type ProductTerms } from '@shuka/domain/insurance';
import { parseNaira } from '@shuka/domain/kit/naira.ts';

type Fields = Readonly<Record<string, string>>;

const naira = (text: string | undefined): number => parseNaira(text ?? '') ?? Number.NaN;

const whole = (text: string | undefined): number => (/^\d{1,8}$/.test((text ?? '').trim()) ? Number(text) : Number.NaN);

/** Millimetres as typed, with one decimal at most, in tenths. */
const tenths = (text: string | undefined): number =>
  /^\d{1,5}(\.\d)?$/.test((text ?? '').trim()) ? Math.round(Number(text) * 10) : Number.NaN;

/** The fields are named as the contract names what they say, so that what it refuses shows beside them. */
const reader =
  (fields: Fields) =>
  (name: string): string =>
    fields[`terms.${name}`] ?? '';

type Read = ReturnType<typeof reader>;

const phaseOf = (of: Read, place: number): Phase => {
  const one = (name: string): string => of(`index.phases.${place}.${name}`);
  return {
    name: one('name') as Phase['name'], // the contract refuses any other
    side: one('side') as Phase['side'], // and this too
    from: one('from'),
    until: one('until'),
    triggerTenths: tenths(one('triggerTenths')),
    exitTenths: tenths(one('exitTenths')),
    mostKoboPerHectare: naira(one('mostKoboPerHectare')),
  };
};

const indexOf = (of: Read, kind: string | undefined, phases: number): ProductTerms['index'] => {
  const cap = of('index.dekadCapTenths');
  if (kind === 'yield')
    return {
      kind: 'yield',
      lga: of('index.lga'),
      from: of('index.from'),
      until: of('index.until'),
      referenceKilograms: whole(of('index.referenceKilograms')),
      triggerPercent: whole(of('index.triggerPercent')),
      leastCuts: whole(of('index.leastCuts')),
    };
  return {
    kind: 'weather',
    phases: Array.from({ length: phases }, (_, place) => phaseOf(of, place)),
    dekadCapTenths: cap.trim() === '' ? null : tenths(cap),
    indexSource: of('index.indexSource'),
    fallback: {
      usesNeighbours: of('index.fallback.usesNeighbours') === 'on',
      mostMissingDays: whole(of('index.fallback.mostMissingDays')),
    },
  };
};

/** The terms of a product from the typed fields; what is missing or no number is left for the contract to refuse. */
export const typedTerms = (fields: Fields, phases: number): ProductTerms => {
  const of = reader(fields);
  return {
    name: of('name'),
    crop: of('crop'),
    insurer: of('insurer'),
    stateCode: of('stateCode'),
    enrolUntil: of('enrolUntil'),
    harvestDueOn: of('harvestDueOn'),
    figuresFrom: of('figuresFrom'),
    figuresOn: of('figuresOn'),
    note: of('note'),
    season: of('season') as ProductTerms['season'], // the contract refuses any other
    index: indexOf(of, fields['kind'], phases),
    sumKoboPerHectare: naira(of('sumKoboPerHectare')),
    premiumKoboPerHectare: naira(of('premiumKoboPerHectare')),
    subsidyPercent: whole(of('subsidyPercent')),
    payTimes: payTimes.filter((one) => fields[`pay-${one}`] === 'on'),
    noticeDays: whole(of('noticeDays')),
  };
};

/** What is wrong with the index that was typed, beside the very field; of two kinds the contract tells only that one is wrong. */
export const indexRefusals = (index: ProductTerms['index']): Record<string, string> => {
  const parsed = z.safeParse(index.kind === 'yield' ? yieldIndex : weatherIndex, index);
  const issues = parsed.success ? [] : parsed.error.issues;
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [['terms', 'index', ...path].join('.'), message]),
  );
};

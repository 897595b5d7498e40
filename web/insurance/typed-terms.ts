import * as z from 'zod/mini';
import {
  insuranceLimits,
  monthsIndex,
  payTimes,
  productTerms,
  termsRefusal,
  weatherIndex,
  yieldIndex,
  type Phase,
  type ProductTerms,
} from '@shuka/domain/insurance';
import { parseNaira } from '@shuka/domain/kit/naira.ts';

type Fields = Readonly<Record<string, string>>;

const naira = (text: string | undefined): number => parseNaira(text ?? '') ?? Number.NaN;

const whole = (text: string | undefined): number => (/^\d{1,8}$/.test((text ?? '').trim()) ? Number(text) : Number.NaN);

/** What has one decimal at most, in tenths: millimetres, per cent. */
export const tenths = (text: string | undefined): number =>
  /^\d{1,5}(\.\d)?$/.test((text ?? '').trim()) ? Math.round(Number(text) * 10) : Number.NaN;

/** How many of something the form has fields for. */
export const countOf = (fields: Fields, name: 'phases' | 'months' | 'steps'): number => {
  const most = {
    phases: insuranceLimits.mostPhases,
    months: insuranceLimits.mostMonths,
    steps: insuranceLimits.mostSteps,
  };
  return Math.min(Math.max(whole(fields[name]) || 1, 1), most[name].value);
};

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

const manyOf = <One>(count: number, one: (place: number) => One): One[] =>
  Array.from({ length: count }, (_, place) => one(place));

const fallbackOf = (of: Read) => ({
  usesNeighbours: of('index.fallback.usesNeighbours') === 'on',
  mostMissingDays: whole(of('index.fallback.mostMissingDays')),
});

const yieldOf = (of: Read): ProductTerms['index'] => ({
  kind: 'yield',
  lga: of('index.lga'),
  from: of('index.from'),
  until: of('index.until'),
  referenceKilograms: whole(of('index.referenceKilograms')),
  triggerPercent: whole(of('index.triggerPercent')),
  leastCuts: whole(of('index.leastCuts')),
});

const monthsOf = (of: Read, fields: Fields): ProductTerms['index'] => ({
  kind: 'months',
  months: manyOf(countOf(fields, 'months'), (place) => ({
    month: of(`index.months.${place}.month`),
    normalTenths: tenths(of(`index.months.${place}.normalTenths`)),
    weightPercent: whole(of(`index.months.${place}.weightPercent`)),
  })),
  steps: manyOf(countOf(fields, 'steps'), (place) => ({
    upToTenths: tenths(of(`index.steps.${place}.upToTenths`)),
    rateTenths: tenths(of(`index.steps.${place}.rateTenths`)),
  })),
  indexSource: of('index.indexSource'),
  fallback: fallbackOf(of),
});

const indexOf = (of: Read, fields: Fields): ProductTerms['index'] => {
  if (fields['kind'] === 'yield') return yieldOf(of);
  if (fields['kind'] === 'months') return monthsOf(of, fields);
  const cap = of('index.dekadCapTenths');
  return {
    kind: 'weather',
    phases: manyOf(countOf(fields, 'phases'), (place) => phaseOf(of, place)),
    dekadCapTenths: cap.trim() === '' ? null : tenths(cap),
    indexSource: of('index.indexSource'),
    fallback: fallbackOf(of),
  };
};

/** The terms of a product from the typed fields; what is missing or no number is left for the contract to refuse. */
export const typedTerms = (fields: Fields): ProductTerms => {
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
    index: indexOf(of, fields),
    sumKoboPerHectare: naira(of('sumKoboPerHectare')),
    premiumKoboPerHectare: naira(of('premiumKoboPerHectare')),
    subsidyPercent: whole(of('subsidyPercent')),
    payTimes: payTimes.filter((one) => fields[`pay-${one}`] === 'on'),
    noticeDays: whole(of('noticeDays')),
  };
};

const indexShapes = { weather: weatherIndex, months: monthsIndex, yield: yieldIndex } as const;

/** What is wrong with the index that was typed, beside the very field; of several kinds the contract tells only that one is wrong. */
const indexRefusals = (index: ProductTerms['index']): Record<string, string> => {
  const parsed = z.safeParse(indexShapes[index.kind], index);
  const issues = parsed.success ? [] : parsed.error.issues;
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [['terms', 'index', ...path].join('.'), message]),
  );
};

/** What the rules of products say of typed terms, beside the very field, before anything is sent. */
export const termsRefusals = (terms: ProductTerms, today: string): Record<string, string> => {
  const wrong = indexRefusals(terms.index);
  if (Object.keys(wrong).length > 0 || !productTerms.safeParse(terms).success) return wrong;
  const refused = termsRefusal(terms, today);
  return refused === null ? {} : { [refused.field]: refused.says };
};

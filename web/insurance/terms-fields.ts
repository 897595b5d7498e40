import type { ProductTerms } from '@shuka/domain/insurance';
import { formatNaira } from '@shuka/domain/kit/naira.ts';

type Fields = Record<string, string>;

const nairaText = (kobo: number): string => formatNaira(kobo).replace('₦', '');
const tenthsText = (tenths: number): string => String(tenths / 10);

const prefixed = (head: string, fields: Readonly<Record<string, string>>): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [`${head}${name}`, text]));

const fallbackFields = (index: Exclude<ProductTerms['index'], { kind: 'yield' }>): Fields => ({
  'terms.index.indexSource': index.indexSource,
  'terms.index.fallback.usesNeighbours': index.fallback.usesNeighbours ? 'on' : '',
  'terms.index.fallback.mostMissingDays': String(index.fallback.mostMissingDays),
});

const indexFields = (index: ProductTerms['index']): Fields => {
  if (index.kind === 'yield') {
    const { lga, from, until, referenceKilograms, triggerPercent, leastCuts } = index;
    const numbers = { referenceKilograms, triggerPercent, leastCuts };
    const texts = Object.fromEntries(Object.entries(numbers).map(([name, figure]) => [name, String(figure)]));
    return prefixed('terms.index.', { lga, from, until, ...texts });
  }
  if (index.kind === 'months') {
    const months = index.months.map(({ month, normalTenths, weightPercent }, place) =>
      prefixed(`terms.index.months.${place}.`, {
        month,
        normalTenths: tenthsText(normalTenths),
        weightPercent: String(weightPercent),
      }),
    );
    const steps = index.steps.map(({ upToTenths, rateTenths }, place) =>
      prefixed(`terms.index.steps.${place}.`, {
        upToTenths: tenthsText(upToTenths),
        rateTenths: tenthsText(rateTenths),
      }),
    );
    const counts = { months: String(months.length), steps: String(steps.length) };
    return Object.assign({}, counts, ...months, ...steps, fallbackFields(index));
  }
  const phases = index.phases.map(({ triggerTenths, exitTenths, mostKoboPerHectare, ...phase }, place) =>
    prefixed(`terms.index.phases.${place}.`, {
      ...phase,
      triggerTenths: tenthsText(triggerTenths),
      exitTenths: tenthsText(exitTenths),
      mostKoboPerHectare: nairaText(mostKoboPerHectare),
    }),
  );
  const cap = index.dekadCapTenths === null ? '' : tenthsText(index.dekadCapTenths);
  const more = { phases: String(phases.length), 'terms.index.dekadCapTenths': cap };
  return Object.assign({}, more, ...phases, fallbackFields(index));
};

/** Terms as somebody would type them: a newer version begins with those before it. The other way round than `typedTerms`. */
export const fieldsOfTerms = (terms: ProductTerms): Fields => {
  const { index, sumKoboPerHectare, premiumKoboPerHectare, subsidyPercent, payTimes, noticeDays, ...texts } = terms;
  return {
    kind: index.kind,
    ...prefixed('terms.', texts),
    ...indexFields(index),
    'terms.sumKoboPerHectare': nairaText(sumKoboPerHectare),
    'terms.premiumKoboPerHectare': nairaText(premiumKoboPerHectare),
    'terms.subsidyPercent': String(subsidyPercent),
    'terms.noticeDays': String(noticeDays),
    ...Object.fromEntries(payTimes.map((time) => [`pay-${time}`, 'on'])),
  };
};

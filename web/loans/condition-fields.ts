import type { Eligibility } from '@shuka/domain/loans';
import { knownCrops } from '@shuka/domain/seasons';
import { states } from '@shuka/domain/kit/nigeria.ts';

type Fields = Readonly<Record<string, string>>;

/** The name of the box of a state, and of a crop: each is a field of its own. */
export const stateBox = (code: string): string => `state ${code}`;
export const cropBox = (key: string): string => `crop ${key}`;

const figures = ['leastMonths', 'leastSeasons', 'mostDaysLate', 'leastHectares', 'mostHectares'] as const;

const ticked = (fields: Fields, keys: readonly string[], boxOf: (key: string) => string): string[] | undefined => {
  const chosen = keys.filter((key) => fields[boxOf(key)] === 'yes');
  return chosen.length === 0 ? undefined : chosen;
};

const figureOf = (typed: string): number => (/^\d{1,6}(\.\d{1,2})?$/.test(typed) ? Number(typed) : Number.NaN);

/** The conditions that were filled in; a figure that is none is refused by the contract, beside its field. */
export const conditionsOf = (fields: Fields): Eligibility => {
  const typed = figures.flatMap((name) => {
    const text = (fields[`eligibility.${name}`] ?? '').trim();
    return text === '' ? [] : [[name, figureOf(text)]];
  });
  const inStates = ticked(
    fields,
    states.map(({ code }) => code),
    stateBox,
  );
  const ofCrops = ticked(
    fields,
    knownCrops().map(({ key }) => key),
    cropBox,
  );
  return {
    ...(Object.fromEntries(typed) as Eligibility), // the names are its own
    ...(fields['eligibility.needsPlot'] === 'yes' ? { needsPlot: true } : {}),
    ...(fields['eligibility.needsPhone'] === 'yes' ? { needsPhone: true } : {}),
    ...(inStates === undefined ? {} : { states: inStates }),
    ...(ofCrops === undefined ? {} : { crops: ofCrops }),
  };
};

import { checkTerms, draftOffer, type OfferDraft, type OfferTerms } from '@shuka/domain/investments';
import { addDays, isDay } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { refusalsOf } from '#kit/submit.ts';
import { fieldAt } from './offer-draft.ts';

type Refused = Record<string, string>;

/** Something that would do in the place of what was refused, so that the next rule can be looked at. */
const mendings: Readonly<Record<string, (terms: OfferTerms, today: string) => Partial<OfferTerms>>> = {
  'terms.leastKobo': ({ goalKobo }) => ({ leastKobo: goalKobo }),
  'terms.closesOn': (_, today) => ({ closesOn: addDays(today, 30) }),
  'terms.startsOn': ({ closesOn }) => ({ startsOn: closesOn }),
  'terms.milestones': ({ goalKobo, startsOn }) => ({
    milestones: [{ name: '-', amountKobo: goalKobo, dueOn: startsOn, stage: null }],
  }),
  'terms.insuranceWords': () => ({ insuranceWords: '-' }),
};

/** What the rules say of the terms as a whole, each that is broken and not the first alone. */
const brokenRules = (typed: OfferTerms, today: string): Refused => {
  const refused: Refused = {};
  let terms = typed;
  if (!isDay(terms.closesOn)) terms = { ...terms, closesOn: addDays(today, 30) };
  if (!isDay(terms.startsOn)) terms = { ...terms, startsOn: terms.closesOn };
  for (let turn = 0; turn < Object.keys(mendings).length; turn += 1) {
    try {
      checkTerms(terms, today);
      return refused;
    } catch (error) {
      const [wrong] = error instanceof Problem ? error.fields : [];
      const mend = wrong && mendings[wrong.field];
      if (wrong === undefined) throw error;
      refused[fieldAt(wrong.field, typed)] ??= wrong.says;
      if (mend === undefined) return refused;
      terms = { ...terms, ...mend(terms, today) };
    }
  }
  return refused;
};

/**
 * Every field of the form that is wrong, with the catalogue entry that says why: first what the contract refuses, then
 * what does not hold together. @param today the day in Nigeria.
 */
export const refusalsOfOffer = (draft: OfferDraft, today: string): Refused => {
  const { terms } = draft;
  const ofFields = refusalsOf(draftOffer, draft).map(({ field, says }): [string, string] => [
    fieldAt(field, terms),
    says,
  ]);
  const ofRules = Number.isNaN(terms.goalKobo) ? {} : brokenRules(terms, today);
  return { ...ofRules, ...Object.fromEntries(ofFields.toReversed()) };
};

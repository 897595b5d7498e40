import { Problem } from '#kit/problem.ts';
import limits from './delivery-limits.json' with { type: 'json' };
import type { DeliveryDraft } from './delivery-model.ts';
import { isSameTerms, termsOf } from './formula-rules.ts';
import type { Formula } from './formula-model.ts';

const graceMillis = limits.formulaGraceHours.value * 3_600_000;

type Agreed = {
  /** The version the delivery names; null for none of this mill. */
  readonly formula: Formula | null;
  /** When the next version took its place; null while it stands. */
  readonly replacedAt: Date | null;
  /** What was agreed when they came; null where nothing was. */
  readonly arrivalFormulaId: string | null;
  /** The price of a kilogram in an agreement of before, which stands whatever the formula pays; null where there is none. */
  readonly agreedKobo: number | null;
};

/**
 * Whether the price is what was agreed: that of a formula of this mill that stood when it was weighed, the one that was
 * shown when they came.
 * @throws Problem `no-such-formula`, `not-bought`, `terms-changed`.
 */
export const checkAgreed = (
  draft: DeliveryDraft,
  { formula, replacedAt, arrivalFormulaId, agreedKobo }: Agreed,
): void => {
  if (formula === null) throw new Problem('no-such-formula');
  const paid = termsOf(formula, draft.crop, draft.grade);
  if (paid === null) throw new Problem('not-bought');
  const said = agreedKobo === null ? paid : { ...paid, koboPerKilogram: agreedKobo };
  const isOther = arrivalFormulaId !== null && arrivalFormulaId !== draft.formulaId;
  const isOld = replacedAt !== null && Date.parse(draft.weighedAt) > replacedAt.getTime() + graceMillis;
  // Whoever came under an older formula waits with its prices.
  if (isOther || (isOld && arrivalFormulaId === null) || !isSameTerms(said, draft.terms))
    throw new Problem('terms-changed');
};

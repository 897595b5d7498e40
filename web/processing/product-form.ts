import { parseNaira } from '@shuka/domain/kit/naira.ts';
import { gramsTyped } from './kilograms.ts';

type Typed = Readonly<Record<string, string>>;

/** A pack as it was typed; what is no number is refused beside its field. */
export const packTyped = (id: string, typed: Typed, head: string) => ({
  id,
  grams: gramsTyped(typed[`${head}grams`]),
  code: typed[`${head}code`] ?? '',
  // People type the number as it stands below the bars, with spaces.
  gtin: (typed[`${head}gtin`] ?? '').replace(/[\s-]/g, ''),
  priceKobo: parseNaira(typed[`${head}priceKobo`] ?? '') ?? Number.NaN,
});

import { expectedOf, shareByOrder, type PayOrder } from '@shuka/domain/investments';

/** What one gets back when the sales of a harvest bring so much, both for the same amount put in. In kobo. */
type Shortfall = { readonly salesKobo: number; readonly backKobo: number };

/** What sales bring, in hundredths of what the investors hope for. */
const cases = [150, 100, 50, 0] as const;

/** How an offer would end for `putInKobo`, from a good harvest to none, by the order its terms name; all of it was spent on the farm. */
export const shortfalls = (
  { roiBasisPoints, payOrder }: { readonly roiBasisPoints: number; readonly payOrder: PayOrder },
  putInKobo: number,
): Shortfall[] => {
  const expectedKobo = expectedOf(putInKobo, roiBasisPoints);
  return cases.map((percent) => {
    const salesKobo = Math.round((expectedKobo * percent) / 100);
    const pot = { unspentKobo: 0, proceedsKobo: salesKobo, principalKobo: putInKobo, expectedKobo };
    return { salesKobo, backKobo: shareByOrder(payOrder, pot).investorsKobo };
  });
};

import { expectedOf, shareByOrder, type PayOrder } from '@shuka/domain/investments';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly order: PayOrder; readonly goalKobo: number; readonly roiBasisPoints: number };

/** Of what was put in, what the harvest of the example brings. */
const shortTenths = 6;
const goodTenths = 15;

/** What a short and a good harvest would mean, by the very rule that shares the money out in the end. */
export const ShareExample = ({ order, goalKobo, roiBasisPoints }: Props) => {
  const { t } = useWords();
  const expectedKobo = expectedOf(goalKobo, roiBasisPoints);
  const told = (tenths: number): string => {
    const proceedsKobo = Math.round((goalKobo * tenths) / 10);
    const pot = { unspentKobo: 0, proceedsKobo, principalKobo: goalKobo, expectedKobo };
    const { investorsKobo, farmerKobo } = shareByOrder(order, pot);
    return t('offers.example', {
      goal: formatNaira(goalKobo),
      brings: formatNaira(proceedsKobo),
      investors: formatNaira(investorsKobo),
      farmer: formatNaira(farmerKobo),
    });
  };
  return (
    <ul className="grid list-disc gap-1 pl-5 text-sm">
      {[shortTenths, goodTenths].map((tenths) => (
        <li key={tenths}>{told(tenths)}</li>
      ))}
    </ul>
  );
};

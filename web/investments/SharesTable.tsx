import type { readShares } from '@shuka/domain/investments';
import type { OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords, type WordId } from '#kit/words.tsx';

type Shares = OutputOf<typeof readShares>;

const lines = [
  ['principalKobo', 'offers.sharePrincipal'],
  ['expectedKobo', 'offers.shareExpected'],
  ['unspentKobo', 'offers.shareUnspent'],
  ['proceedsKobo', 'offers.shareProceeds'],
  ['investorsKobo', 'offers.shareInvestors'],
  ['farmerKobo', 'offers.shareFarmer'],
] as const satisfies readonly (readonly [keyof Shares, WordId])[];

/** What there is to share and who would get what; a loss is said as one. */
export const SharesTable = ({ shares }: { readonly shares: Shares }) => {
  const { t } = useWords();
  const lostKobo = shares.principalKobo - shares.investorsKobo;
  return (
    <>
      {lostKobo > 0 && <Notice kind="error">{t('offers.shareLoss', { amount: formatNaira(lostKobo) })}</Notice>}
      <table className="w-full text-left">
        <caption className="sr-only">{t('offers.settleTitle')}</caption>
        <tbody>
          {lines.map(([name, word]) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 font-normal">
                {t(word)}
              </th>
              <td className="py-2 text-right font-semibold whitespace-nowrap tabular-nums">
                {formatNaira(shares[name])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

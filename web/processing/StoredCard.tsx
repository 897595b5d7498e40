import { Link } from 'wouter';
import { checkedStateOf, type StoredLot } from '@shuka/domain/processing';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { cropName } from '#kit/crop-name.ts';
import { useWords } from '#kit/words.tsx';
import { kilogramsText } from './kilograms.ts';

/** Whether a lender has it for a loan. */
export const isPledged = ({ claim }: StoredLot): boolean => claim?.kind === 'pledge' && claim.state === 'accepted';

/** A receipt, or a record, in a list; it leads to all that it says. */
export const StoredCard = ({ stored, to }: { readonly stored: StoredLot; readonly to: string }) => {
  const words = useWords();
  const { t, say, language } = words;
  const { paper, state, claim, holderName } = stored;
  const { kind, number, crop, netGrams, companyName, expiresOn, isPractice } = paper;
  return (
    <li className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <h3 className="flex flex-wrap items-center justify-between gap-2 text-lg font-bold">
        <Link to={to} className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4">
          {t(kind === 'record' ? 'storage.recordNumber' : 'storage.receiptNumber', { number })}
        </Link>
        <span className="rounded-full bg-leaf-soft px-3 py-1 text-sm">
          {say(`storage.state.${checkedStateOf(state, isPledged(stored))}`)}
        </span>
      </h3>
      <p className="text-lg">
        {t('storage.lotOf', { crop: cropName(crop, words), kilograms: kilogramsText(netGrams) })}
      </p>
      <p>{t('storage.heldBy', { company: companyName, name: holderName })}</p>
      <p className="text-ink-soft">{t('storage.until', { day: formatDate(expiresOn, language) })}</p>
      {claim !== null && <p className="font-semibold">{claimText(stored, t)}</p>}
      {isPractice && <p className="font-semibold">{t('storage.practice')}</p>}
    </li>
  );
};

type Speak = ReturnType<typeof useWords>['t'];

/** What stands on a receipt, in words. */
export const claimText = ({ claim }: StoredLot, t: Speak): string => {
  if (claim === null) return '';
  if (claim.kind === 'transfer') return t('storage.claim.transfer', { name: claim.toCompanyName });
  return t(claim.state === 'accepted' ? 'storage.pledgedTo' : 'storage.claim.pledge', { name: claim.lender });
};

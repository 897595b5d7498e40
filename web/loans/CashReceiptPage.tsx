import { MessageSquareText } from 'lucide-react';
import { useLocation, useParams } from 'wouter';
import { farmerRows } from '@shuka/domain/accounts';
import { cashReceiptRows, loanNumberOf, loanRows, type CashReceipt } from '@shuka/domain/loans';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { ButtonLink } from '#kit/button.tsx';
import { Facts } from '#kit/facts.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { QrPicture } from '#kit/qr-picture.tsx';
import { useRow } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { usePeople } from '#kit/use-people.ts';
import { useWords } from '#kit/words.tsx';
import { loanPaths } from './loan-paths.ts';

/** The receipt of cash: its number big, to be shown, written down, sent as an SMS or read by a camera. */
export const CashReceiptPage = () => {
  const { t } = useWords();
  const [path] = useLocation();
  const area = path.startsWith(loanPaths.manager) ? loanPaths.manager : loanPaths.farmer;
  const loaded = useRow(cashReceiptRows, (useParams()['receiptId'] ?? '').toLowerCase());
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <LoadedPart loaded={loaded}>
        {(kept) =>
          kept === null ? (
            <>
              <BackLink to={area}>{t('loans.title')}</BackLink>
              <h1 className="text-2xl font-bold">{t('till.receipt')}</h1>
              <p>{t('till.receiptNotHere')}</p>
            </>
          ) : (
            <>
              <BackLink to={loanPaths.loan(area, kept.row.loanId)}>{t('till.toLoan')}</BackLink>
              <h1 className="text-2xl font-bold">{t('till.receipt')}</h1>
              <StateMark state={kept.state} />
              <Shown receipt={kept.row} />
            </>
          )
        }
      </LoadedPart>
    </section>
  );
};

/** Whose loan it was for, as far as this phone knows. */
const useLoanOf = ({ loanId }: CashReceipt) => {
  const { person } = usePerson();
  const { people } = usePeople(farmerRows, person.accountId);
  const loaded = useRow(loanRows, loanId);
  const loan = loaded.state === 'ready' ? (loaded.value?.row ?? null) : null;
  const farmer = people.find(({ id }) => id === loan?.keeperId);
  return {
    number: loan === null ? '' : loanNumberOf(loan.number),
    name: farmer?.name ?? '',
    phone: farmer?.phone ?? '',
  };
};

const Shown = ({ receipt }: { readonly receipt: CashReceipt }) => {
  const { t, language } = useWords();
  const { person } = usePerson();
  const { number, name, phone } = useLoanOf(receipt);
  const [amount, when] = [formatNaira(receipt.amountKobo), formatDateTime(receipt.takenAt, language)];
  const own = `${person.firstName} ${person.lastName}`;
  const by = receipt.takenByName === '' ? own : receipt.takenByName;
  const text = t('till.receiptText', { receipt: receipt.receipt, amount, number, when, by });
  return (
    <>
      <p className="text-4xl font-bold tracking-wide break-words">{receipt.receipt}</p>
      <p className="text-3xl font-bold">{amount}</p>
      <Facts
        facts={[
          ...(name === '' ? [] : ([[t('till.farmer'), name]] as const)),
          [t('till.forLoan'), number],
          [t('till.takenAt'), when],
          [t('till.takenBy'), by],
        ]}
      />
      <p>{t(receipt.postedAt === null ? 'till.notPosted' : 'till.posted')}</p>
      {receipt.walletKobo > 0 && (
        <Notice kind="hint">{t('till.tooMuch', { amount: formatNaira(receipt.walletKobo) })}</Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="quiet" href={`sms:${phone}?&body=${encodeURIComponent(text)}`}>
          <MessageSquareText aria-hidden className="size-5 shrink-0" />
          {t('till.sms')}
        </ButtonLink>
      </div>
      <QrPicture text={text} label={t('till.qr')} />
    </>
  );
};

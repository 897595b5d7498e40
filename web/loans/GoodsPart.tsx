import type { ReactNode } from 'react';
import { Link } from 'wouter';
import {
  loanNumberOf,
  openPacks,
  readGoods,
  type GoodsItem,
  type GoodsVoucher,
  type Loan,
  type LoanGoods,
} from '@shuka/domain/loans';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { packText } from '#marketplace';
import { ConfirmGoodsForm } from './ConfirmGoodsForm.tsx';
import { EndGoodsCaseForm } from './EndGoodsCaseForm.tsx';
import { itemStateWords } from './goods-words.ts';
import { IssueGoodsForm } from './IssueGoodsForm.tsx';
import { ItemStory } from './ItemStory.tsx';
import { loanPaths } from './loan-paths.ts';
import { Together } from './TranchesPart.tsx';

type Props = { readonly loan: Loan; readonly area: string };

type PartProps = Props & {
  /** What its farmer can do as long as no voucher was issued. */
  readonly unissued?: ReactNode;
};

/** The goods of a loan in kind: its vouchers item by item, what is owed for what was received, and what can be said of them. */
export const GoodsPart = ({ loan, area, unissued = null }: PartProps) => {
  const { t } = useWords();
  const loaded = useLoad(readGoods, { loanId: loan.id });
  return (
    <>
      <h2 className="text-xl font-bold">{t('loans.goods')}</h2>
      <p>{t('loans.goodsText')}</p>
      <LoadedPart loaded={loaded}>
        {(goods) => (
          <>
            <Owed goods={goods} area={area} />
            {goods.vouchers.map((voucher) => (
              <Voucher key={voucher.id} voucher={voucher} loan={loan} area={area} onDone={loaded.reload} />
            ))}
            {goods.vouchers.length === 0 && unissued}
            {goods.vouchers.length === 0 && loan.state === 'approved' && area === loanPaths.desk && (
              <IssueGoodsForm loan={loan} onDone={loaded.reload} />
            )}
          </>
        )}
      </LoadedPart>
    </>
  );
};

const Owed = ({ goods: { loans }, area }: { readonly goods: LoanGoods; readonly area: string }) => {
  const { t } = useWords();
  if (loans.length === 0) return null;
  return (
    <>
      <Together loans={loans} />
      <ul className="grid gap-1">
        {loans.map(({ id, number, principalKobo }) => (
          <li key={id}>
            <Link
              to={loanPaths.loan(area, id)}
              className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
            >
              {t('loans.receivedPlan', { number: loanNumberOf(number), amount: formatNaira(principalKobo) })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};

type VoucherProps = Props & { readonly voucher: GoodsVoucher; readonly onDone: () => void };

const Voucher = ({ voucher, loan, area, onDone }: VoucherProps) => {
  const { t, language } = useWords();
  const { id, companyName, redeemedAt, expiresOn, code, items } = voucher;
  const isWaiting = items.some(({ state }) => state === 'waiting');
  return (
    <section className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <h3 className="text-lg font-bold break-words">{companyName}</h3>
      <p>
        {redeemedAt === null
          ? t('loans.goodsOpen', {
              date: formatDate(expiresOn, language),
              code: `${code.slice(0, 4)} ${code.slice(4)}`,
            })
          : t('loans.goodsTaken', { date: formatDate(redeemedAt.slice(0, 10), language) })}
      </p>
      <ul className="grid gap-3">
        {items.map((item) => (
          <li key={item.id} className="grid gap-1 border-t border-line pt-3">
            <Item item={item} />
            {area === loanPaths.desk && isOpenTo(item, voucher) && (
              <EndGoodsCaseForm loanId={loan.id} item={item} isTaken={redeemedAt !== null} onDone={onDone} />
            )}
          </li>
        ))}
      </ul>
      {redeemedAt !== null && isWaiting && area !== loanPaths.desk && (
        <ConfirmGoodsForm
          loanId={loan.id}
          voucherId={id}
          items={items.filter(({ state }) => state === 'waiting')}
          onDone={onDone}
        />
      )}
      {redeemedAt === null && area === loanPaths.farmer && (
        <Link
          to="/Farmer/inputs/vouchers"
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline underline-offset-4"
        >
          {t('loans.toVouchers')}
        </Link>
      )}
    </section>
  );
};

/** Whether an officer has a word to give: less came, or nobody says anything any more. */
const isOpenTo = ({ state }: GoodsItem, { isOverdue }: GoodsVoucher): boolean =>
  state === 'short' || (state === 'waiting' && isOverdue);

const Item = ({ item }: { readonly item: GoodsItem }) => {
  const words = useWords();
  const { t } = words;
  const { name, packs, priceKobo, state, receivedPacks, letGoPacks } = item;
  const open = openPacks(item);
  return (
    <>
      <p className="font-semibold break-words">
        {t('loans.itemLine', { packs, name, pack: packText(item, words), price: formatNaira(priceKobo) })}
      </p>
      <p>
        {t(itemStateWords[state])}
        {state !== 'waiting' && <> {t('loans.itemCounts', { received: receivedPacks, letGo: letGoPacks, open })}</>}
      </p>
      <ItemStory words={item.words} />
    </>
  );
};

import { Ticket } from 'lucide-react';
import { useState } from 'react';
import { issueGoods, type GoodsVoucherDraft, type Loan } from '@shuka/domain/loans';
import type { ShopGood } from '@shuka/domain/marketplace';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { PasswordField, TextField } from '#kit/field.tsx';
import { Form, useFormState } from '#kit/form.tsx';
import { lazy, Suspense } from '#kit/lazy.ts';
import { useWords } from '#kit/words.tsx';
import { loadGoodsPick, packText } from '#marketplace';

const GoodsPick = lazy(loadGoodsPick);

type Props = { readonly loan: Loan; readonly onDone: () => void };

/** Issues the goods of an approved loan: goods of dealers, how many packs of each, and until when they may be fetched. */
export const IssueGoodsForm = ({ loan, onDone }: Props) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {t('loans.issueGoods')}
      </Button>
    );
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-2xl border-2 border-leaf p-4">
      <h3 className="text-lg font-bold">{t('loans.issueGoods')}</h3>
      <p>{t('loans.issueGoodsText', { amount: formatNaira(loan.principalKobo) })}</p>
      <Suspense>
        <GoodsPick>{(goods) => <Details loan={loan} goods={goods} onDone={onDone} />}</GoodsPick>
      </Suspense>
      <Button look="bare" onClick={() => setOpen(false)}>
        {t('form.cancel')}
      </Button>
    </section>
  );
};

type Goods = readonly ShopGood[];
type Typed = Readonly<Record<string, string>>;

const packsOf = (typed = '1'): number => (/^\d{1,5}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

/** One voucher for each dealer whose goods were chosen. */
const vouchersOf = (goods: Goods, ids: ReadonlyMap<string, string>, fields: Typed): GoodsVoucherDraft[] =>
  [...new Set(goods.map(({ companyId }) => companyId))].map((companyId) => ({
    id: ids.get(companyId) ?? newId(),
    companyId,
    lines: goods
      .filter((good) => good.companyId === companyId)
      .map(({ id, priceKobo }) => ({ goodId: id, packs: packsOf(fields[id]), priceKobo })),
    expiresOn: fields['vouchers.0.expiresOn'] ?? '',
  }));

const Details = ({ loan, goods, onDone }: Props & { readonly goods: Goods }) => {
  const words = useWords();
  const { t } = words;
  const [ids] = useState(() => new Map<string, string>());
  for (const { companyId } of goods) if (!ids.has(companyId)) ids.set(companyId, newId());
  const [typed, setTyped] = useState<Typed>({});
  const total = goods.reduce((sum, { id, priceKobo }) => sum + (packsOf(typed[id]) || 0) * priceKobo, 0);
  return (
    <Form
      contract={issueGoods}
      draftOf={(fields) => ({
        loanId: loan.id,
        vouchers: vouchersOf(goods, ids, fields),
        password: fields['password'] ?? '',
      })}
      onDone={onDone}
    >
      {goods.map((good) => (
        <TextField
          key={good.id}
          name={good.id}
          inputMode="numeric"
          label={t('inputs.packsOf', { name: good.name, pack: packText(good, words) })}
          hint={good.companyName}
          maxLength={5}
          value={typed[good.id] ?? '1'}
          onChange={({ target }) => setTyped({ ...typed, [good.id]: target.value })}
        />
      ))}
      <LinesWrong />
      <p className="text-lg font-semibold">
        {t('loans.goodsWorth', { worth: formatNaira(total), amount: formatNaira(loan.principalKobo) })}
      </p>
      <TextField type="date" name="vouchers.0.expiresOn" label={t('loans.goodsUntil')} />
      <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
      <SubmitButton sending={t('form.sending')}>
        <Ticket aria-hidden className="size-5 shrink-0" />
        {t('loans.issueGoodsNow')}
      </SubmitButton>
    </Form>
  );
};

/** What is wrong with how many packs, or with how many vouchers; the fields above have names of their own. */
const LinesWrong = () => {
  const [wrong] = Object.entries(useFormState().errors).filter(
    ([field]) => field.startsWith('vouchers') && field !== 'vouchers.0.expiresOn',
  );
  return wrong === undefined ? null : (
    <p role="alert" className="font-medium text-danger">
      {wrong[1]}
    </p>
  );
};

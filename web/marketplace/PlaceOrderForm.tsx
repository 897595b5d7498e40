import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { placeOrder, sumOfLines, type ShopGood } from '@shuka/domain/marketplace';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { LinesField, linesTyped } from './LinesField.tsx';

type Props = {
  readonly keeperId: string;
  /** Of one dealer. */
  readonly goods: readonly ShopGood[];
  /** Where the order is read afterwards. */
  readonly orders: string;
  readonly onCancel: () => void;
};

/** An order of one dealer, with what it comes to as it is typed. */
export const PlaceOrderForm = ({ keeperId, goods, orders, onCancel }: Props) => {
  const { t } = useWords();
  const id = useRef(newId());
  const [, go] = useLocation();
  const [totalKobo, setTotal] = useState(() => sumOfLines(goods.map(({ priceKobo }) => ({ packs: 1, priceKobo }))));
  const [dealer] = goods;
  if (dealer === undefined) return null;
  return (
    <section className="grid gap-3 rounded-2xl border-2 border-leaf bg-paper p-4">
      <h2 className="text-lg font-bold">{t('inputs.orderOf', { dealer: dealer.companyName })}</h2>
      <Form
        contract={placeOrder}
        draftOf={(fields) => ({
          id: id.current,
          keeperId,
          companyId: dealer.companyId,
          lines: linesTyped(goods, fields),
          note: fields['note'] ?? '',
        })}
        onDone={() => go(`${orders}/${id.current}`)}
      >
        <LinesField goods={goods} onTotal={setTotal} />
        <p className="text-lg font-bold">{t('inputs.total', { amount: formatNaira(totalKobo) })}</p>
        <TextArea name="note" label={t('inputs.note')} maxLength={300} rows={2} />
        <SubmitButton sending={t('form.sending')}>{t('inputs.placeOrder')}</SubmitButton>
        <Button look="bare" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </Form>
    </section>
  );
};

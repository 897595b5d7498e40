import { useState } from 'react';
import { issueVoucher, type ShopGood } from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { GoodsPick } from './GoodsPick.tsx';
import { LinesField, linesTyped } from './LinesField.tsx';

type Props = { readonly keeperId: string; readonly onDone: () => void };

/** Issues a voucher for goods of one dealer: first the goods, then how many, who pays and until when. */
export const IssueVoucherForm = ({ keeperId, onDone }: Props) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [isIssued, setIssued] = useState(false);
  const done = (): void => {
    setOpen(false);
    setIssued(true);
    onDone();
  };
  if (isOpen) return <ChooseGoods keeperId={keeperId} onDone={done} onCancel={() => setOpen(false)} />;
  return (
    <>
      {isIssued && <Notice kind="done">{t('voucher.issued')}</Notice>}
      <Button className="no-print justify-self-start" onClick={() => setOpen(true)}>
        {t('voucher.issue')}
      </Button>
    </>
  );
};

const ChooseGoods = ({ keeperId, onDone, onCancel }: Props & { readonly onCancel: () => void }) => {
  const { t } = useWords();
  return (
    <section className="grid gap-4 rounded-2xl border-2 border-leaf p-4">
      <h2 className="text-lg font-bold">{t('voucher.issue')}</h2>
      <GoodsPick isOfOneDealer>{(goods) => <Details keeperId={keeperId} goods={goods} onDone={onDone} />}</GoodsPick>
      <Button look="bare" onClick={onCancel}>
        {t('form.cancel')}
      </Button>
    </section>
  );
};

const Details = ({ keeperId, goods, onDone }: Props & { readonly goods: readonly ShopGood[] }) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [totalKobo, setTotal] = useState<number | null>(null);
  const companyId = goods[0]?.companyId ?? '';
  return (
    <Form
      contract={issueVoucher}
      draftOf={(typed) => ({
        id,
        keeperId,
        companyId,
        programme: typed['programme'] ?? '',
        lines: linesTyped(goods, typed),
        expiresOn: typed['expiresOn'] ?? '',
      })}
      onDone={onDone}
    >
      <LinesField goods={goods} onTotal={setTotal} />
      {totalKobo !== null && (
        <p className="text-lg font-bold">{t('inputs.total', { amount: formatNaira(totalKobo) })}</p>
      )}
      <TextField name="programme" label={t('voucher.programme')} maxLength={80} />
      <TextField type="date" name="expiresOn" label={t('voucher.expires')} />
      <SubmitButton sending={t('form.sending')}>{t('voucher.issue')}</SubmitButton>
    </Form>
  );
};

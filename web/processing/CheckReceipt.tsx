import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { checkReceipt } from '@shuka/domain/processing';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import type { OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { call, type Failure } from '#kit/api.ts';
import { SubmitButton } from '#kit/button.tsx';
import { cropName } from '#kit/crop-name.ts';
import { Facts } from '#kit/facts.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords, type Words } from '#kit/words.tsx';
import { receiptIdIn } from './receipt-id-in.ts';
import { kilogramsText } from './typed-measures.ts';

type Checked = OutputOf<typeof checkReceipt>;

/** An address that is none of ours names no receipt either; without an answer nothing is said of it. */
const wordsFor = (failure: Failure, words: Words): string =>
  failure.status === 400 || failure.status === 404 ? words.t('weigh.checkUnknown') : failureWords(failure, words);

/** Whoever holds a receipt learns here whether it is genuine and still counts. The code on it leads here. */
export const CheckReceipt = () => {
  const words = useWords();
  const [checked, setChecked] = useState<Checked | Failure | 'asking' | 'nothing'>('asking');
  useEffect(() => {
    // The page was drawn at build, for nobody's receipt.
    const look = async (): Promise<void> => {
      const deliveryId = new URLSearchParams(location.search).get('id') ?? '';
      if (deliveryId === '') return setChecked('nothing');
      const result = await call(checkReceipt, { deliveryId });
      setChecked(result.ok ? result.value : result.failure);
    };
    void look();
  }, []);
  if (checked === 'asking') return <p>{words.t('weigh.checkAsking')}</p>;
  if (checked === 'nothing') return <AskCode onDone={setChecked} />;
  if ('status' in checked) return <Notice kind="error">{wordsFor(checked, words)}</Notice>;
  return <Answer checked={checked} />;
};

const checkCode = ({ deliveryId = '' }: Readonly<Record<string, string>>): Record<string, string> =>
  receiptIdIn(deliveryId) === '' ? { deliveryId: 'weigh.checkCodeWrong' } : {};

/** For whoever came without the code: it opens an address, which is pasted here. */
const AskCode = ({ onDone }: { readonly onDone: (checked: Checked) => void }) => {
  const { t } = useWords();
  return (
    <Form
      contract={checkReceipt}
      send={call}
      draftOf={({ deliveryId = '' }) => ({ deliveryId: receiptIdIn(deliveryId) })}
      check={checkCode}
      failureWords={wordsFor}
      onDone={onDone}
    >
      <TextField
        name="deliveryId"
        label={t('weigh.checkCode')}
        hint={t('weigh.checkCodeHint')}
        autoComplete="off"
        maxLength={300}
      />
      <SubmitButton sending={t('form.sending')}>{t('weigh.checkIt')}</SubmitButton>
    </Form>
  );
};

const Answer = ({ checked }: { readonly checked: Checked }) => {
  const words = useWords();
  const { t, language } = words;
  const stands = checked.state === 'stands';
  const Icon = stands ? CircleCheck : CircleAlert;
  const text = stands ? 'weigh.checkStands' : checked.state === 'void' ? 'weigh.isVoid' : 'weigh.isReplaced';
  return (
    <div aria-live="polite" className="grid gap-3">
      <div className={`rounded-2xl border-2 p-4 ${stands ? 'border-leaf bg-leaf-soft' : 'border-ochre'}`}>
        <h2 className="flex gap-2 text-xl font-bold">
          <Icon aria-hidden className="mt-0.5 size-6 shrink-0" />
          {t('weigh.checkGenuine')}
        </h2>
        <p>{t(text)}</p>
      </div>
      <Facts
        facts={[
          [t('weigh.mill'), checked.millName],
          [t('weigh.receipt'), checked.receipt],
          [t('weigh.weighedAt'), formatDateTime(checked.weighedAt, language)],
          [t('weigh.crop'), cropName(checked.crop, words)],
          [t('weigh.net'), kilogramsText(checked.netGrams)],
          [t('weigh.payable'), kilogramsText(checked.payableGrams)],
          [t('weigh.amount'), formatNaira(checked.amountKobo)],
        ]}
      />
    </div>
  );
};

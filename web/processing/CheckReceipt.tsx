import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { checkReceipt } from '@shuka/domain/processing';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import type { OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { call } from '#kit/api.ts';
import { cropName } from '#kit/crop-name.ts';
import { Facts } from '#kit/facts.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { kilogramsText } from './typed-measures.ts';

type Checked = OutputOf<typeof checkReceipt>;

/** Whoever holds a receipt learns here whether it is genuine and still counts. The code on it leads here. */
export const CheckReceipt = () => {
  const { t } = useWords();
  const [checked, setChecked] = useState<Checked | 'asking' | 'unknown'>('asking');
  useEffect(() => {
    const look = async (): Promise<void> => {
      const deliveryId = new URLSearchParams(location.search).get('id') ?? '';
      const result = await call(checkReceipt, { deliveryId });
      setChecked(result.ok ? result.value : 'unknown');
    };
    void look();
  }, []);
  if (checked === 'asking') return <p>{t('weigh.checkAsking')}</p>;
  if (checked === 'unknown') return <Notice kind="error">{t('weigh.checkUnknown')}</Notice>;
  return <Answer checked={checked} />;
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

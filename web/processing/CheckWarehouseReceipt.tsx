import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { checkWarehouseReceipt } from '@shuka/domain/processing';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import type { OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Facts } from '#kit/facts.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { call } from '#kit/api.ts';
import { cropName } from '#kit/crop-name.ts';
import { useWords } from '#kit/words.tsx';

type Checked = OutputOf<typeof checkWarehouseReceipt>;

/** Whoever holds the paper of a warehouse receipt learns here whether it is genuine and how it stands. */
export const CheckWarehouseReceipt = () => {
  const { t } = useWords();
  const [scanned, setScanned] = useState('');
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    // The page was drawn at build, when nobody had scanned anything; what is wrong with it the form says when it is sent.
    const look = async (): Promise<void> => {
      const code = new URLSearchParams(location.search).get('code') ?? '';
      if (code === '') return;
      const result = await call(checkWarehouseReceipt, { code });
      setScanned(code);
      setChecked(result.ok ? result.value : null);
    };
    void look();
  }, []);
  return (
    <div className="grid gap-5">
      {checked !== null && <Answer checked={checked} />}
      <Form
        key={scanned}
        contract={checkWarehouseReceipt}
        draftOf={({ code = '' }) => ({ code: code.trim() })}
        send={call}
        onDone={setChecked}
      >
        <TextField
          name="code"
          label={t('storage.shortCode')}
          hint={t('storage.shortCodeHint')}
          defaultValue={scanned}
          autoComplete="off"
        />
        <SubmitButton sending={t('storage.checking')}>{t('storage.check')}</SubmitButton>
      </Form>
    </div>
  );
};

const looks = {
  good: { Icon: CircleCheck, colour: 'border-leaf bg-leaf-soft' },
  over: { Icon: CircleAlert, colour: 'border-ochre' },
  false: { Icon: CircleX, colour: 'border-danger bg-danger-soft' },
} as const;

const lookOf = ({ isGenuine, state, isPractice }: Checked): keyof typeof looks => {
  if (!isGenuine) return 'false';
  return state === 'outstanding' && !isPractice ? 'good' : 'over';
};

const Answer = ({ checked }: { readonly checked: Checked }) => {
  const { t, say } = useWords();
  const { Icon, colour } = looks[lookOf(checked)];
  return (
    <div aria-live="polite" className="grid gap-3">
      <div className={`grid gap-2 rounded-2xl border-2 p-4 ${colour}`}>
        <h2 className="flex gap-2 text-xl font-bold">
          <Icon aria-hidden className="mt-0.5 size-6 shrink-0" />
          {t(checked.isGenuine ? 'storage.isGenuine' : 'storage.isFalse')}
        </h2>
        {checked.isGenuine ? (
          <p className="text-lg font-semibold">{say(`storage.state.${checked.state}`)}</p>
        ) : (
          <p>{t('storage.isFalseText')}</p>
        )}
        {checked.isGenuine && checked.isPractice && <p className="font-semibold">{t('storage.practiceText')}</p>}
      </div>
      {checked.isGenuine && <WhatItSays checked={checked} />}
    </div>
  );
};

const WhatItSays = ({ checked }: { readonly checked: Checked }) => {
  const words = useWords();
  const { t, say, language } = words;
  const { number, companyName, warehouse, crop, netGrams, grade, issuedOn, expiresOn, licence } = checked;
  const kilograms = (netGrams / 1000).toLocaleString('en-NG', { maximumFractionDigits: 3 });
  return (
    <Facts
      facts={[
        [t('storage.number'), String(number)],
        [t('storage.warehouse'), `${companyName}, ${warehouse}`],
        [t('storage.crop'), cropName(crop, words)],
        [t('storage.net'), t('storage.kilogramsOf', { kilograms })],
        [t('storage.grade'), say(`storage.grade.${grade}`)],
        [t('storage.issuedOn'), formatDate(issuedOn, language)],
        [t('storage.expiresOn'), formatDate(expiresOn, language)],
        ...(licence === '' ? [] : [[t('storage.licenceIs'), licence] as const]),
      ]}
    />
  );
};

import { useState } from 'react';
import { moneyKinds, recordMoney, type MoneyKind, type PayKind } from '@shuka/domain/processing';
import { parseNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { useWords } from '#kit/words.tsx';
import { DayOf } from './DayOf.tsx';
import { PaidField } from './PaidField.tsx';
import { gramsTyped } from './kilograms.ts';

type FormProps = { readonly companyId: string; readonly onDone: () => void; readonly onCancel: () => void };

/** Writes down what the mill bought, or a fee it took or paid. */
export const MoneyForm = ({ companyId, onDone, onCancel }: FormProps) => {
  const { t, say } = useWords();
  const [id] = useState(newId);
  const [kind, setKind] = useState<string>(moneyKinds[0]);
  const isPurchase = kind === 'purchase';
  return (
    <Form
      contract={recordMoney}
      draftOf={({ who = '', what = '', crop = '', grams, amountKobo = '', paid = '', happenedOn = '' }) => ({
        id,
        companyId,
        kind: kind as MoneyKind, // the schema looks at these two
        paid: paid as PayKind,
        who,
        what,
        crop,
        grams: isPurchase ? gramsTyped(grams) : 0,
        amountKobo: parseNaira(amountKobo) ?? Number.NaN,
        happenedOn,
      })}
      onDone={onDone}
    >
      <SelectField
        name="kind"
        label={t('mill.moneyKind')}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      >
        {moneyKinds.map((one) => (
          <option key={one} value={one}>
            {say(`mill.money.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField name="who" label={t('mill.who')} maxLength={120} required />
      <WhatFields isPurchase={isPurchase} />
      <NairaField name="amountKobo" label={t('mill.amount')} />
      <PaidField />
      <DayOf name="happenedOn" label={t('mill.day')} />
      <SubmitButton sending={t('form.sending')}>{t('mill.saveMoney')}</SubmitButton>
      <Button look="bare" onClick={onCancel}>
        {t('form.cancel')}
      </Button>
    </Form>
  );
};

const WhatFields = ({ isPurchase }: { readonly isPurchase: boolean }) => {
  const { t } = useWords();
  if (!isPurchase) return <TextField name="what" label={t('mill.forWhat')} maxLength={200} />;
  return (
    <>
      <TextField name="crop" label={t('mill.crop')} maxLength={60} required />
      <TextField name="grams" label={t('mill.kilograms')} inputMode="decimal" required />
    </>
  );
};

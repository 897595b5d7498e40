import { useState } from 'react';
import {
  accountNumberCheck,
  bankOf,
  banks,
  banksAsOf,
  bareNumber,
  saveBankAccount,
  type Identity,
} from '@shuka/domain/accounts';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { IdentityPassword } from './IdentityPassword.tsx';

/** Bank and account number. A check digit that differs is told, and the number is taken all the same. */
export const BankAccountForm = ({ onGiven }: { onGiven: (identity: Identity) => void }) => {
  const { t, language } = useWords();
  const [code, setCode] = useState('');
  const [typed, setTyped] = useState('');
  const check = accountNumberCheck(bankOf(code)?.cbnCode ?? null, bareNumber(typed));
  return (
    <Form
      contract={saveBankAccount}
      draftOf={({ bankCode = '', accountNumber = '', password = '' }) => ({ bankCode, accountNumber, password })}
      onDone={onGiven}
    >
      <SelectField
        name="bankCode"
        label={t('identity.bank')}
        hint={t('identity.banksAsOf', { date: formatDate(banksAsOf, language) })}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        required
      >
        <option value="">{t('farms.choose')}</option>
        {banks.map((bank) => (
          <option key={bank.code} value={bank.code}>
            {bank.name}
          </option>
        ))}
      </SelectField>
      <TextField
        name="accountNumber"
        label={t('identity.accountNumber')}
        hint={t('identity.accountHint')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        required
      />
      <div aria-live="polite">{check === 'differs' && <Notice kind="hint">{t('identity.accountDiffers')}</Notice>}</div>
      <IdentityPassword />
      <SubmitButton sending={t('form.saving')}>{t('identity.saveAccount')}</SubmitButton>
    </Form>
  );
};

import { useState } from 'react';
import { banks } from '@shuka/domain/accounts';
import { findBankName } from '@shuka/domain/finance';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';

/** Asks the bank in whose name an account number is, before one gives it as one's own. */
export const BankNameForm = () => {
  const { t } = useWords();
  const isOnline = useOnline();
  const [found, setFound] = useState<{ readonly name: string | null } | null>(null);
  return (
    <div className="grid gap-4" onInput={() => setFound(null)}>
      <p>{t('wallet.bankNameText')}</p>
      <Form
        contract={findBankName}
        draftOf={({ bankCode = '', accountNumber = '' }) => ({ bankCode, accountNumber })}
        onDone={({ accountName }) => setFound({ name: accountName })}
      >
        <SelectField name="bankCode" label={t('wallet.bank')} defaultValue="">
          <option value="">{t('farms.choose')}</option>
          {banks.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          name="accountNumber"
          label={t('wallet.accountNumber')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <SubmitButton look="quiet" sending={t('form.sending')} isDisabled={!isOnline}>
          {t('wallet.findBankName')}
        </SubmitButton>
      </Form>
      <div aria-live="polite">
        {found !== null && (
          <Notice kind={found.name === null ? 'error' : 'done'}>
            {found.name === null ? t('wallet.noSuchAccount') : t('wallet.accountOf', { name: found.name })}
          </Notice>
        )}
      </div>
    </div>
  );
};

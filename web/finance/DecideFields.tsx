import type { ReactNode } from 'react';
import { Button, SubmitButton } from '#kit/button.tsx';
import { PasswordField } from '#kit/field.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly isDanger: boolean; readonly onCancel: () => void; readonly children: ReactNode };

/** The end of a decision about money: the password once more, back, and the button that decides; not without a network. */
export const DecideFields = ({ isDanger, onCancel, children }: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
  return (
    <>
      <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <SubmitButton look={isDanger ? 'danger' : 'main'} sending={t('form.sending')} isDisabled={!isOnline}>
          {children}
        </SubmitButton>
      </div>
    </>
  );
};

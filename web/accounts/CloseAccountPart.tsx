import { useState } from 'react';
import { Link } from 'wouter';
import { closeAccount, comeBackDays } from '@shuka/domain/accounts';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { useSyncState } from '#kit/engine.ts';
import { PasswordField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { AgreeBox } from './AgreeBox.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { forgetSession } from './session.ts';

/** What closing means, before anything is asked. */
const WhatHappens = () => {
  const { t } = useWords();
  return (
    <>
      <p>{t('profile.closeText', { days: comeBackDays })}</p>
      <h3 className="font-bold">{t('profile.goes')}</h3>
      <p>{t('profile.goesText')}</p>
      <h3 className="font-bold">{t('profile.stays')}</h3>
      <p>{t('profile.staysText')}</p>
      <p>{t('profile.closePhones')}</p>
    </>
  );
};

const Unsent = ({ count }: { count: number }) => {
  const { t } = useWords();
  return (
    <Notice kind="error">
      <p>{t('profile.closeUnsent', { count })}</p>
      <Link to="/phone" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        {t('profile.linkPin')}
      </Link>
    </Notice>
  );
};

const Closed = ({ eraseAfter }: { eraseAfter: string }) => {
  const { t, language } = useWords();
  return (
    <ProfileCard title={t('profile.closedTitle')}>
      <Notice kind="done">{t('profile.closedText', { date: formatDate(eraseAfter, language) })}</Notice>
      <a href="/" className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4">
        {t('profile.goHome')}
      </a>
    </ProfileCard>
  );
};

const readFirst = ({ isAgreed }: Readonly<Record<string, string>>): Record<string, string> =>
  isAgreed === undefined ? { isAgreed: 'profile.closeAgreeRequired' } : {};

/** Closes the account: what goes and what stays is told first, and what is not sent yet is sent first. */
export const CloseAccountPart = () => {
  const { t } = useWords();
  const { waiting, needsFixing, photosWaiting } = useSyncState();
  const [isSure, setSure] = useState(false);
  const [eraseAfter, setEraseAfter] = useState<string | null>(null);
  const unsent = waiting + needsFixing + photosWaiting;

  if (eraseAfter !== null) return <Closed eraseAfter={eraseAfter} />;
  return (
    <ProfileCard title={t('profile.closeTitle')}>
      <WhatHappens />
      {unsent > 0 && <Unsent count={unsent} />}
      {!isSure ? (
        <Button look="danger" className="justify-self-start" disabled={unsent > 0} onClick={() => setSure(true)}>
          {t('profile.close')}
        </Button>
      ) : (
        <Form
          contract={closeAccount}
          draftOf={({ password = '' }) => ({ password })}
          check={readFirst}
          onDone={(closed) => {
            forgetSession();
            setEraseAfter(closed.eraseAfter);
          }}
        >
          <AgreeBox says={t('profile.closeAgree')} />
          <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" required />
          <SubmitButton look="danger" sending={t('form.sending')} isDisabled={unsent > 0}>
            {t('profile.closeNow')}
          </SubmitButton>
        </Form>
      )}
    </ProfileCard>
  );
};

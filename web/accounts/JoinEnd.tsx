import { useState } from 'react';
import { confirmManager } from '@shuka/domain/accounts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { PendingCodeForm } from './CodeForm.tsx';
import { resendPictures, type Waiting } from './send-joining.ts';

/** The end of the sign-up: the code that proves the address, and what happens next. */
export const JoinEnd = ({ waiting: first }: { readonly waiting: Waiting }) => {
  const { t } = useWords();
  const [waiting, setWaiting] = useState(first);
  const [isDone, setDone] = useState(false);
  if (isDone) return <Applied />;
  return (
    <div className="grid gap-4">
      <h2 className="text-xl font-bold">{t('joining.codeTitle')}</h2>
      {waiting.missing.length > 0 && <PicturesMissing resend={async () => setWaiting(await resendPictures(waiting))} />}
      <PendingCodeForm
        contract={confirmManager}
        uniqueId={waiting.uniqueId}
        email={waiting.email}
        onResent={(uniqueId) => setWaiting({ ...waiting, uniqueId })}
        onDone={() => setDone(true)}
      />
    </div>
  );
};

/** The pictures that were lost on the way are sent again with one button: they are still here. */
const PicturesMissing = ({ resend }: { readonly resend: () => Promise<void> }) => {
  const { t } = useWords();
  const [isSending, setSending] = useState(false);
  const again = async (): Promise<void> => {
    setSending(true);
    await resend();
    setSending(false);
  };
  return (
    <div className="grid gap-3">
      <Notice kind="error">{t('joining.picturesMissing')}</Notice>
      <Button look="quiet" disabled={isSending} onClick={() => void again()}>
        {isSending ? t('form.sending') : t('joining.sendPictures')}
      </Button>
    </div>
  );
};

/** What happens next, and where to see it. */
const Applied = () => {
  const { t } = useWords();
  return (
    <div className="grid gap-4">
      <Notice kind="done">{t('joining.applied')}</Notice>
      <ol className="grid list-decimal gap-2 pl-6">
        <li>{t('joining.nextLook')}</li>
        <li>{t('joining.nextMail')}</li>
        <li>{t('joining.nextStart')}</li>
      </ol>
      <ButtonLink href="/login">{t('joining.signIn')}</ButtonLink>
    </div>
  );
};

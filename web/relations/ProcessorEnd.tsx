import { useState } from 'react';
import { confirmProcessor } from '@shuka/domain/relations';
import { PendingCodeForm } from '#accounts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { sendPictures, type Waiting } from './send-processor.ts';

/** The end of the sign-up: the code that proves the address, and what happens next. */
export const ProcessorEnd = ({ waiting: first }: { readonly waiting: Waiting }) => {
  const [waiting, setWaiting] = useState(first);
  const [isDone, setDone] = useState(false);
  return isDone ? <Applied /> : <Code waiting={waiting} onChanged={setWaiting} onDone={() => setDone(true)} />;
};

type CodeProps = {
  readonly waiting: Waiting;
  readonly onChanged: (waiting: Waiting) => void;
  readonly onDone: () => void;
};

const Code = ({ waiting, onChanged, onDone }: CodeProps) => {
  const { t } = useWords();
  const [isSending, setSending] = useState(false);
  const again = async (): Promise<void> => {
    setSending(true);
    onChanged(await sendPictures(waiting));
    setSending(false);
  };
  return (
    <div className="grid gap-4">
      <h2 className="text-xl font-bold">{t('joining.codeTitle')}</h2>
      {waiting.missing.length > 0 && (
        <div className="grid gap-3">
          <Notice kind="error">{t('joining.picturesMissing')}</Notice>
          <Button look="quiet" disabled={isSending} onClick={() => void again()}>
            {isSending ? t('form.sending') : t('joining.sendPictures')}
          </Button>
        </div>
      )}
      <PendingCodeForm
        contract={confirmProcessor}
        uniqueId={waiting.uniqueId}
        email={waiting.email}
        onResent={(uniqueId) => onChanged({ ...waiting, uniqueId })}
        onDone={onDone}
      />
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
        <li>{t('company.nextLook')}</li>
        <li>{t('joining.nextMail')}</li>
        <li>{t('company.nextStart')}</li>
      </ol>
      <ButtonLink href="/login">{t('joining.signIn')}</ButtonLink>
    </div>
  );
};

import { useState } from 'react';
import { Button, ButtonLink } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords, type WordId } from '#kit/words.tsx';
import { PendingCodeForm } from './CodeForm.tsx';

/** A sign-up that waits for its code, and which of its pictures have not arrived yet. */
type Waiting = { readonly uniqueId: string; readonly email: string; readonly missing: readonly string[] };

type Props<W extends Waiting> = {
  readonly waiting: W;
  /** Opens the account of this sign-up. */
  readonly contract: Parameters<typeof PendingCodeForm>[0]['contract'];
  readonly resendPictures: (waiting: W) => Promise<W>;
  /** What happens once the code was right. */
  readonly next: readonly WordId[];
};

/** The end of a sign-up with papers: the code that proves the address, and what happens next. */
export const SignUpEnd = <W extends Waiting>({ waiting: first, contract, resendPictures, next }: Props<W>) => {
  const { t } = useWords();
  const [waiting, setWaiting] = useState(first);
  const [isDone, setDone] = useState(false);
  if (isDone) return <Applied next={next} />;
  return (
    <div className="grid gap-4">
      <h2 className="text-xl font-bold">{t('joining.codeTitle')}</h2>
      {waiting.missing.length > 0 && <PicturesMissing resend={async () => setWaiting(await resendPictures(waiting))} />}
      <PendingCodeForm
        contract={contract}
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
const Applied = ({ next }: { readonly next: readonly WordId[] }) => {
  const { t } = useWords();
  return (
    <div className="grid gap-4">
      <Notice kind="done">{t('joining.applied')}</Notice>
      <ol className="grid list-decimal gap-2 pl-6">
        {next.map((says) => (
          <li key={says}>{t(says)}</li>
        ))}
      </ol>
      <ButtonLink href="/login">{t('joining.signIn')}</ButtonLink>
    </div>
  );
};

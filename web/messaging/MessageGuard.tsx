import { Ban, Flag, ShieldAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { blockPerson, reportMessage, type ReportedKind } from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { call } from '#kit/api.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly kind: ReportedKind;
  readonly messageId: string;
  readonly writerId: string;
  readonly writerName: string;
  readonly onBlocked?: () => void;
};

/** Brings a message before an admin, or blocks who wrote it. */
export const MessageGuard = (props: Props) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center gap-1 justify-self-start text-sm text-ink-soft underline-offset-4 hover:underline"
      >
        <ShieldAlert aria-hidden className="size-4 shrink-0" />
        {t('guard.more')}
      </button>
      <Dialog title={t('guard.more')} isOpen={isOpen} onClose={() => setOpen(false)}>
        {isOpen && (
          <div className="grid gap-6">
            <Report {...props} />
            <Block {...props} />
          </div>
        )}
      </Dialog>
    </>
  );
};

const Report = ({ kind, messageId }: Props) => {
  const { t } = useWords();
  const id = useRef(newId());
  const [isDone, setDone] = useState(false);
  if (isDone) return <output>{t('guard.reported')}</output>;
  return (
    <Form
      contract={reportMessage}
      draftOf={({ reason = '' }) => ({ id: id.current, kind, messageId, reason })}
      onDone={() => setDone(true)}
    >
      <p>{t('guard.reportText')}</p>
      <TextArea name="reason" label={t('guard.reason')} maxLength={500} rows={2} required />
      <SubmitButton sending={t('form.sending')}>
        <Flag aria-hidden className="size-5 shrink-0" />
        {t('guard.sendReport')}
      </SubmitButton>
    </Form>
  );
};

const Block = ({ writerId, writerName: name, onBlocked }: Props) => {
  const words = useWords();
  const { t } = words;
  const [says, setSays] = useState<string | null>(null);
  const block = async (): Promise<void> => {
    const result = await call(blockPerson, { accountId: writerId });
    setSays(result.ok ? t('guard.blocked', { name }) : failureWords(result.failure, words));
    if (result.ok) onBlocked?.();
  };
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <p>{t('guard.blockAsk', { name })}</p>
      {says === null ? (
        <Button look="danger" className="justify-self-start" onClick={() => void block()}>
          <Ban aria-hidden className="size-5 shrink-0" />
          {t('guard.block', { name })}
        </Button>
      ) : (
        <output>{says}</output>
      )}
    </div>
  );
};

import { Trash } from 'lucide-react';
import { useState } from 'react';
import { forgetPhone, type DeviceRow } from '@shuka/domain/sync';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly phone: DeviceRow;
  /** Somebody else’s: then a reason is asked for, and they are told. */
  readonly isOfOther: boolean;
  readonly onChanged: () => void;
};

/** What a phone that is to forget somebody has told of it. */
const Told = ({ phone: { forgottenAt, unsentErased } }: Pick<Props, 'phone'>) => {
  const { t, language } = useWords();
  if (forgottenAt === null) return <p className="font-semibold">{t('phone.forgetAsked')}</p>;
  return (
    <>
      <p className="font-semibold">{t('phone.forgotten', { time: formatDateTime(forgottenAt, language) })}</p>
      {(unsentErased ?? 0) > 0 && <p>{t('phone.forgottenUnsent', { count: unsentErased ?? 0 })}</p>}
    </>
  );
};

/** What would be lost, as far as anybody knows. */
const Loss = ({ phone: { waiting, photosWaiting, lastSeenAt } }: Pick<Props, 'phone'>) => {
  const { t, language } = useWords();
  const time = formatDateTime(lastSeenAt, language);
  const count = waiting + photosWaiting;
  return (
    <Notice kind={count > 0 ? 'error' : 'hint'}>
      {count > 0 ? t('phone.forgetLoses', { count, time }) : t('phone.forgetLosesNone', { time })}
    </Notice>
  );
};

/** Has a phone erase somebody at its next contact: a lost one, or one they no longer use. */
export const ForgetPhone = ({ phone, isOfOther, onChanged }: Props) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  if (phone.forgetAskedAt !== null) return <Told phone={phone} />;
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <Trash aria-hidden className="size-5 shrink-0" />
        {t('phone.forgetThis')}
      </Button>
      <Dialog title={t('phone.forgetThis')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Form
          contract={forgetPhone}
          draftOf={({ reason = '' }) => ({ deviceId: phone.deviceId, reason })}
          onDone={() => {
            setOpen(false);
            onChanged();
          }}
        >
          <p>{t(isOfOther ? 'phone.forgetWhatOther' : 'phone.forgetWhat')}</p>
          <Loss phone={phone} />
          {isOfOther && <TextArea name="reason" label={t('phone.forgetReason')} rows={3} maxLength={500} required />}
          <SubmitButton look="danger" sending={t('form.sending')}>
            {t('phone.forgetThisYes')}
          </SubmitButton>
          <Button look="quiet" onClick={() => setOpen(false)}>
            {t('form.cancel')}
          </Button>
        </Form>
      </Dialog>
    </>
  );
};

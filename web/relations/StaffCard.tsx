import { useState } from 'react';
import { changeDuty, hiredDuties, removeStaff, type HiredDuty, type StaffRow } from '@shuka/domain/relations';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { call } from '#kit/api.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly companyId: string; readonly staffer: StaffRow; readonly onDone: () => void };

/** Somebody who works here, with what the owner may do: another duty, or out of the company. */
export const StaffCard = ({ companyId, staffer, onDone }: Props) => {
  const { t, say, language } = useWords();
  const { firstName, lastName, duty, email, phone, since } = staffer;
  const reached = [email ?? '', phone].filter((one) => one !== '').join(', ');
  return (
    <li className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <p className="break-words text-lg font-semibold">{[firstName, lastName].join(' ')}</p>
      <p>{t('staff.dutySince', { duty: say(`staff.duty.${duty}`), date: formatDate(since, language) })}</p>
      <p className="break-words text-sm text-ink-soft">{reached}</p>
      {duty !== 'owner' && (
        <div className="flex flex-wrap gap-3">
          {hiredDuties
            .filter((one) => one !== duty)
            .map((one) => (
              <OtherDuty key={one} companyId={companyId} staffer={staffer} duty={one} onDone={onDone} />
            ))}
          <Remove companyId={companyId} staffer={staffer} onDone={onDone} />
        </div>
      )}
    </li>
  );
};

const OtherDuty = ({ companyId, staffer, duty, onDone }: Props & { readonly duty: HiredDuty }) => {
  const words = useWords();
  const { t, say } = words;
  const [problem, setProblem] = useState<string | null>(null);
  const change = async (): Promise<void> => {
    const done = await call(changeDuty, { companyId, accountId: staffer.accountId, duty });
    setProblem(done.ok ? null : failureWords(done.failure, words));
    if (done.ok) onDone();
  };
  return (
    <>
      <Button look="quiet" onClick={() => void change()}>
        {t('staff.make', { duty: say(`staff.duty.${duty}`) })}
      </Button>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </>
  );
};

const Remove = ({ companyId, staffer, onDone }: Props) => {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  const name = `${staffer.firstName} ${staffer.lastName}`;
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('staff.remove')}
      </Button>
      <Dialog title={t('staff.removeTitle', { name })} isOpen={isAsking} onClose={() => setAsking(false)}>
        <Form
          contract={removeStaff}
          draftOf={({ reason = '' }) => ({ companyId, accountId: staffer.accountId, reason })}
          onDone={onDone}
        >
          <p>{t('staff.removeSays')}</p>
          <TextArea name="reason" label={t('staff.reason')} hint={t('staff.reasonHint')} maxLength={300} required />
          <SubmitButton look="danger" sending={t('form.sending')}>
            {t('staff.remove')}
          </SubmitButton>
          <Button look="bare" onClick={() => setAsking(false)}>
            {t('form.cancel')}
          </Button>
        </Form>
      </Dialog>
    </>
  );
};

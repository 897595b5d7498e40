import { useState } from 'react';
import type { AssignedFarmer } from '@shuka/domain/relations';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { TextArea } from '#kit/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { AssignFarmersForm } from './AssignFarmersForm.tsx';
import { nobody, type Choice } from './choice.ts';
import { ManagerChoice } from './ManagerChoice.tsx';

type Props = {
  readonly farmers: readonly AssignedFarmer[];
  readonly onClose: () => void;
  readonly onDone: (moved: number) => void;
};

/** To whom the farmers go and why; then what that will do, to be confirmed. Nothing is typed twice when going back. */
export const AssignDialog = ({ farmers, onClose, onDone }: Props) => {
  const { t } = useWords();
  const [target, setTarget] = useState<Choice | null>(null);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isConfirming = isChecked && target !== null;
  return (
    <Dialog title={isConfirming ? t('relations.confirmTitle') : t('relations.assignTitle')} isOpen onClose={onClose}>
      {isConfirming ? (
        <AssignFarmersForm
          farmers={farmers}
          target={target}
          reason={reason}
          onBack={() => setChecked(false)}
          onDone={onDone}
        />
      ) : (
        <Details
          target={target}
          reason={reason}
          onTarget={setTarget}
          onReason={setReason}
          onNext={() => setChecked(true)}
        />
      )}
      <Button look="bare" className="mt-2" onClick={onClose}>
        {t('form.cancel')}
      </Button>
    </Dialog>
  );
};

type DetailsProps = {
  readonly target: Choice | null;
  readonly reason: string;
  readonly onTarget: (target: Choice) => void;
  readonly onReason: (reason: string) => void;
  readonly onNext: () => void;
};

const Details = ({ target, reason, onTarget, onReason, onNext }: DetailsProps) => {
  const { t } = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const goOn = (): void => {
    if (target === null) return setProblem(t('relations.managerRequired'));
    if (reason.trim() === '') return setProblem(t('relations.reasonRequired'));
    onNext();
  };
  return (
    <div className="grid gap-4" onChange={() => setProblem(null)}>
      <ManagerChoice
        name="target"
        first={[{ choice: nobody, says: t('relations.toNobody') }]}
        chosen={target}
        onChosen={onTarget}
      />
      <TextArea
        name="reason"
        label={t('relations.reason')}
        hint={t('relations.reasonHint')}
        value={reason}
        onChange={({ target: field }) => onReason(field.value)}
        maxLength={500}
        required
      />
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <Button onClick={goOn}>{t('relations.next')}</Button>
    </div>
  );
};

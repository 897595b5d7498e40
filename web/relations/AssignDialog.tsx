import { useState } from 'react';
import type { AssignedFarmer } from '@shuka/domain/relations';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { TextArea } from '#kit/field.tsx';
import { FormContext } from '#kit/form.tsx';
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
          closed={farmers.filter(({ isClosed }) => isClosed).length}
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
  /** How many of the chosen can be given to nobody: their accounts are closed. */
  readonly closed: number;
  readonly target: Choice | null;
  readonly reason: string;
  readonly onTarget: (target: Choice) => void;
  readonly onReason: (reason: string) => void;
  readonly onNext: () => void;
};

const Details = ({ closed, target, reason, onTarget, onReason, onNext }: DetailsProps) => {
  const { t } = useWords();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const goOn = (): void => {
    const missing = {
      ...(target === null ? { target: t('relations.managerRequired') } : {}),
      ...(reason.trim() === '' ? { reason: t('relations.reasonRequired') } : {}),
    };
    setErrors(missing);
    if (Object.keys(missing).length === 0) onNext();
  };
  return (
    <FormContext.Provider value={{ errors, isSending: false }}>
      <div className="grid gap-4" onChange={() => setErrors({})}>
        {closed > 0 && <Notice kind="hint">{t('relations.closedChosen', { count: closed })}</Notice>}
        <ManagerChoice
          name="target"
          first={[{ choice: nobody, says: t('relations.toNobody') }]}
          hasManagers={closed === 0}
          chosen={target}
          onChosen={onTarget}
        />
        {errors['target'] !== undefined && (
          <p role="alert" className="font-medium text-danger">
            {errors['target']}
          </p>
        )}
        <TextArea
          name="reason"
          label={t('relations.reason')}
          hint={t('relations.reasonHint')}
          value={reason}
          onChange={({ target: field }) => onReason(field.value)}
          maxLength={500}
          rows={3}
          required
        />
        <Button onClick={goOn}>{t('relations.next')}</Button>
      </div>
    </FormContext.Provider>
  );
};

import { ArrowLeft, LogIn, LogOut, UserRoundX } from 'lucide-react';
import { useRef } from 'react';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { assignFarmers, type AssignedFarmer } from '@shuka/domain/relations';
import { Button, SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import type { Choice } from './choice.ts';
import { movesOf } from './moves.ts';

type Props = {
  readonly farmers: readonly AssignedFarmer[];
  readonly target: Choice;
  readonly reason: string;
  readonly onBack: () => void;
  readonly onDone: (moved: number) => void;
};

/** What the decision will do, line by line, and the button that does it. */
export const AssignFarmersForm = ({ farmers, target, reason, onBack, onDone }: Props) => {
  const { t } = useWords();
  const id = useRef(newId());
  const managerId = target.kind === 'manager' ? target.managerId : null;
  const farmerIds = farmers.map(({ farmerId }) => farmerId);
  return (
    <Form
      contract={assignFarmers}
      draftOf={() => ({ id: id.current, farmerIds, managerId, reason: reason.trim() })}
      onDone={({ moved }) => onDone(moved)}
    >
      <Consequences farmers={farmers} target={target} />
      <p className="break-words">
        <strong>{t('relations.reason')}</strong>
        <br />
        {reason}
      </p>
      <SubmitButton sending={t('relations.moving')}>{t('relations.move', { count: farmers.length })}</SubmitButton>
      <Button look="quiet" onClick={onBack}>
        <ArrowLeft aria-hidden className="size-5" />
        {t('relations.back')}
      </Button>
    </Form>
  );
};

const line = 'flex gap-2';
const mark = 'mt-0.5 size-5 shrink-0';

const Consequences = ({ farmers, target }: Pick<Props, 'farmers' | 'target'>) => {
  const { t } = useWords();
  const { leaving, fromNobody, staying } = movesOf(farmers, target.kind === 'manager' ? target.managerId : null);
  const arriving = farmers.length - staying;
  return (
    <ul className="grid gap-3">
      {leaving.map(({ managerId, managerName, farmers: count }) => (
        <li key={managerId} className={line}>
          <LogOut aria-hidden className={`${mark} text-danger`} />
          {t('relations.leaves', { count, name: managerName })}
        </li>
      ))}
      {fromNobody > 0 && (
        <li className={line}>
          <UserRoundX aria-hidden className={mark} />
          {t('relations.fromNobody', { count: fromNobody })}
        </li>
      )}
      <li className={line}>
        <LogIn aria-hidden className={`${mark} text-leaf`} />
        {target.kind === 'manager'
          ? t('relations.comes', { count: arriving, name: target.name })
          : t('relations.nobodyAfter', { count: arriving })}
      </li>
      {staying > 0 && <li>{t('relations.stays', { count: staying })}</li>}
    </ul>
  );
};

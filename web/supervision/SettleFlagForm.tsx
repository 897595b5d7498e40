import { Check } from 'lucide-react';
import { useState } from 'react';
import { settleFlag, type LookedAt } from '@shuka/domain/supervision';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { FormDraft } from '#kit/form-draft.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly zoneId: string;
  readonly managerId: string;
  readonly visit: LookedAt;
  readonly onSettled: () => void;
};

/** Says what the supervisor found who looked into the marks of a visit; all that stand are settled by it. */
export const SettleFlagForm = ({ zoneId, managerId, visit: { visitId, flags }, onSettled }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  return (
    <FormDraft name={`settle ${visitId}`}>
      {(saved) => (
        <Form
          contract={settleFlag}
          draftOf={({ reason = '' }) => ({ id, zoneId, managerId, visitId, flags: [...flags], reason })}
          onDone={() => void saved().then(onSettled)}
        >
          <TextArea
            name="reason"
            label={t('board.settleReason')}
            hint={t('board.settleHint')}
            rows={3}
            maxLength={1000}
            required
          />
          <div>
            <SubmitButton sending={t('form.saving')}>
              <Check aria-hidden className="size-5" />
              {t('board.settleSave')}
            </SubmitButton>
          </div>
        </Form>
      )}
    </FormDraft>
  );
};

import { Send } from 'lucide-react';
import { useState } from 'react';
import { proposeRestructure, type Disaster, type Loan, type Restructures } from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly loan: Loan;
  readonly disasters: readonly Disaster[];
  readonly onDone: (all: Restructures) => void;
};

const wholeOf = (text: string | undefined): number => (/^\d{1,3}$/.test(text ?? '') ? Number(text) : Number.NaN);

/** Proposes another plan after a disaster; rate, method and penalty of the loan stay. */
export const ProposeRestructureForm = ({ loan, disasters, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  return (
    <Form
      contract={proposeRestructure}
      draftOf={(fields) => ({
        id,
        loanId: loan.id,
        disasterId: fields['disasterId'] ?? '',
        instalments: wholeOf(fields['instalments']),
        principalGrace: wholeOf(fields['principalGrace']),
        interestGrace: wholeOf(fields['interestGrace']),
        words: fields['words'] ?? '',
      })}
      onDone={onDone}
    >
      <p>{t('loans.planProposeText')}</p>
      <SelectField name="disasterId" label={t('loans.disaster')} defaultValue={disasters[0]?.id}>
        {disasters.map((one) => (
          <option key={one.id} value={one.id}>
            {[one.what, one.sourceNumber].join(', ')}
          </option>
        ))}
      </SelectField>
      <TextField
        name="instalments"
        label={t('loans.planInstalments')}
        inputMode="numeric"
        defaultValue={String(loan.instalments)}
      />
      <TextField name="principalGrace" label={t('loans.planFree')} inputMode="numeric" defaultValue="0" />
      <TextField name="interestGrace" label={t('loans.planInterestFree')} inputMode="numeric" defaultValue="0" />
      <TextArea name="words" label={t('loans.planReason')} maxLength={500} />
      <SubmitButton sending={t('form.sending')}>
        <Send aria-hidden className="size-5 shrink-0" />
        {t('loans.planPropose')}
      </SubmitButton>
    </Form>
  );
};

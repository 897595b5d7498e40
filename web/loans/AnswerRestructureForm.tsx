import { answerRestructure, type Restructure, type RestructureFigures, type Restructures } from '@shuka/domain/loans';
import { TextArea } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { AnswerForm } from './AnswerForm.tsx';

const says = { agree: 'loans.planAgree', decline: 'loans.planDecline' } as const;
const sure = { agree: 'loans.planSureAgree', decline: 'loans.planSureDecline' } as const;

type Props = {
  readonly one: Restructure;
  readonly figures: RestructureFigures;
  readonly isOwn: boolean;
  readonly onDone: (all: Restructures) => void;
};

/** A farmer agrees to another plan, or not; a manager writes down how they said so. */
export const AnswerRestructureForm = ({ one, figures, isOwn, onDone }: Props) => {
  const { t } = useWords();
  const { loanId, id: restructureId } = one;
  return (
    <AnswerForm
      contract={answerRestructure}
      draftOf={(answer, fields) => ({
        loanId,
        restructureId,
        answer,
        principalKobo: figures.principalKobo,
        words: fields['words'] ?? '',
      })}
      onDone={onDone}
      means={isOwn ? 'loans.planMeans' : 'loans.planAsk'}
      says={says}
      sure={sure}
    >
      {!isOwn && <TextArea name="words" label={t('loans.planHow')} maxLength={500} />}
    </AnswerForm>
  );
};

import { answerProduce, type ProduceAgreement } from '@shuka/domain/loans';
import { AnswerForm } from './AnswerForm.tsx';

const says = { agree: 'loans.produceAgree', decline: 'loans.produceDecline' } as const;
const sure = { agree: 'loans.produceSureAgree', decline: 'loans.produceSureDecline' } as const;

type Props = { readonly agreement: ProduceAgreement; readonly onDone: () => void };

/** A farmer agrees that produce settles their loan, or does not. */
export const AnswerProduceForm = ({ agreement, onDone }: Props) => (
  <AnswerForm
    contract={answerProduce}
    draftOf={(answer) => ({ loanId: agreement.loanId, agreementId: agreement.id, answer })}
    onDone={onDone}
    means="loans.produceMeans"
    says={says}
    sure={sure}
  />
);

import { useState } from 'react';
import { useParams } from 'wouter';
import { readLoan, type Loan } from '@shuka/domain/loans';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { DecideLoanForm } from './DecideLoanForm.tsx';
import { DeskGroup } from './DeskGroup.tsx';
import { DisburseForm } from './DisburseForm.tsx';
import { GoodsPart } from './GoodsPart.tsx';
import { GuarantorsPart } from './GuarantorsPart.tsx';
import { GoesOnLinks } from './GoesOnLinks.tsx';
import { loanPaths } from './loan-paths.ts';
import { LoanFiles } from './LoanFiles.tsx';
import { LoanHead } from './LoanHead.tsx';
import { LoanStory } from './LoanStory.tsx';
import { PapersPart } from './PapersPart.tsx';
import { PartOfLink } from './PartOfLink.tsx';
import { PassOnForm } from './PassOnForm.tsx';
import { ProducePart } from './ProducePart.tsx';
import { RestructurePart } from './RestructurePart.tsx';
import { TranchesPart } from './TranchesPart.tsx';
import { WriteOffPart } from './WriteOffPart.tsx';

/** One loan, for an officer. */
export const DeskLoanPage = () => {
  const { t } = useWords();
  const loaded = useLoad(readLoan, { loanId: (useParams()['loanId'] ?? '').toLowerCase() });
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={loanPaths.desk}>{t('lending.deskTitle')}</BackLink>
      <LoadedPart loaded={loaded}>
        {(loan) => <Whole key={loan.id + loan.state} first={loan} onAgain={loaded.reload} />}
      </LoadedPart>
    </section>
  );
};

const Whole = ({ first, onAgain }: { readonly first: Loan; readonly onAgain: () => void }) => {
  const { t } = useWords();
  const [loan, setLoan] = useState(first);
  const act = { loan, onChanged: setLoan };
  return (
    <>
      <LoanHead loan={loan} isInGoods={loan.isInKind} />
      <PartOfLink loan={loan} area={loanPaths.desk} />
      <GoesOnLinks loan={loan} area={loanPaths.desk} />
      <p>{t('lending.of', { name: loan.keeperName })}</p>
      {loan.managerVerdict !== null && (
        <p className="font-semibold">
          {t(loan.managerVerdict === 'recommend' ? 'lending.saysRecommend' : 'lending.saysAgainst')}
        </p>
      )}
      {loan.isReview && <p>{t('lending.isReview')}</p>}
      {loan.guarantorsWanted > 0 && <GuarantorsPart loan={loan} area={loanPaths.desk} />}
      {loan.papersWanted > 0 && <PapersPart loan={loan} area={loanPaths.desk} />}
      {loan.isInKind && <GoodsPart loan={loan} area={loanPaths.desk} />}
      {loan.state === 'recommended' && <DecideLoanForm {...act} />}
      {loan.isInParts && <TranchesPart {...act} area={loanPaths.desk} />}
      {loan.disbursedOn !== null && <ProducePart loan={loan} area={loanPaths.desk} isOwn={false} />}
      {loan.disbursedOn !== null && (
        <RestructurePart loan={loan} area={loanPaths.desk} isOwn={false} onGoesOn={onAgain} />
      )}
      {loan.disbursedOn !== null && <WriteOffPart loan={loan} onChanged={onAgain} />}
      {loan.state === 'approved' && !loan.isInParts && !loan.isInKind && <DisburseForm {...act} />}
      {loan.state === 'referral' && <PassOnForm {...act} />}
      {loan.disbursedOn !== null && <LoanFiles loan={loan} />}
      {loan.groupId !== null && <DeskGroup groupId={loan.groupId} />}
      <LoanStory loan={loan} />
    </>
  );
};

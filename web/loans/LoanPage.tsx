import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { loanRows, readLoan, type Loan } from '@shuka/domain/loans';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow } from '#kit/rows.ts';
import { useLoad } from '#kit/use-load.ts';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { BorrowerActs } from './BorrowerActs.tsx';
import { CashReceipts } from './CashReceipts.tsx';
import { GoodsPart } from './GoodsPart.tsx';
import { GoesOnLinks } from './GoesOnLinks.tsx';
import { GroupLink } from './GroupsLink.tsx';
import { GuarantorsPart } from './GuarantorsPart.tsx';
import { loanPaths } from './loan-paths.ts';
import { LoanFiles } from './LoanFiles.tsx';
import { LoanHead } from './LoanHead.tsx';
import { LoanStory } from './LoanStory.tsx';
import { PapersPart } from './PapersPart.tsx';
import { PartOfLink } from './PartOfLink.tsx';
import { PayInPart } from './PayInPart.tsx';
import { ProducePart } from './ProducePart.tsx';
import { RecommendLoanForm } from './RecommendLoanForm.tsx';
import { RestructurePart } from './RestructurePart.tsx';
import { TranchesPart } from './TranchesPart.tsx';

/** One loan: what is owed from the phone, and with a network what can be done and how it came so far. */
export const LoanPage = () => {
  const { t } = useWords();
  const loanId = (useParams()['loanId'] ?? '').toLowerCase();
  const [path] = useLocation();
  const area = path.startsWith(loanPaths.manager) ? loanPaths.manager : loanPaths.farmer;
  const isOnline = useOnline();
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={area}>{t('loans.title')}</BackLink>
      {isOnline ? <Live loanId={loanId} area={area} /> : <Kept loanId={loanId} area={area} />}
    </section>
  );
};

type Props = { readonly loanId: string; readonly area: string };

const Kept = ({ loanId, area }: Props) => {
  const { t } = useWords();
  const loaded = useRow(loanRows, loanId);
  return (
    <>
      <Notice kind="hint">{t(area === loanPaths.manager ? 'loans.offlineInCare' : 'loans.offline')}</Notice>
      <LoadedPart loaded={loaded}>
        {(kept) =>
          kept === null ? (
            <p>{t('loans.notHere')}</p>
          ) : (
            <>
              <CashReceipts loan={kept.row} area={area} />
              <LoanHead loan={kept.row} />
            </>
          )
        }
      </LoadedPart>
    </>
  );
};

const Live = ({ loanId, area }: Props) => {
  const loaded = useLoad(readLoan, { loanId });
  const { reload } = loaded;
  if (loaded.state === 'failed' && loaded.failure.status === 0) return <Kept loanId={loanId} area={area} />;
  return (
    <LoadedPart loaded={loaded}>
      {(loan) => <Whole key={loan.id + loan.state + loan.paidKobo} first={loan} area={area} onAgain={reload} />}
    </LoadedPart>
  );
};

type WholeProps = { readonly first: Loan; readonly area: string; readonly onAgain: () => void };

const Whole = ({ first, area, onAgain }: WholeProps) => {
  const { person } = usePerson();
  const [loan, setLoan] = useState(first);
  const isOwn = loan.keeperId === person.accountId;
  const isGoods = loan.isInKind && (loan.state === 'approved' || loan.state === 'in-parts');
  const acts = <BorrowerActs loan={loan} isOwn={isOwn} onChanged={setLoan} />;
  return (
    <>
      <LoanHead loan={loan} isInGoods={loan.isInKind} />
      <CashReceipts loan={loan} area={area} />
      <PartOfLink loan={loan} area={area} />
      {loan.isInKind && <GoodsPart loan={loan} area={area} unissued={isGoods ? acts : null} />}
      {loan.guarantorsWanted > 0 && <GuarantorsPart loan={loan} area={area} />}
      {loan.papersWanted > 0 && <PapersPart loan={loan} area={area} />}
      <GoesOnLinks loan={loan} area={area} />
      {loan.disbursedOn !== null && <RestructurePart loan={loan} area={area} isOwn={isOwn} onGoesOn={onAgain} />}
      {loan.isInParts && <TranchesPart loan={loan} area={area} onChanged={setLoan} />}
      {loan.disbursedOn !== null && <ProducePart loan={loan} area={area} isOwn={isOwn} />}
      {loan.disbursedOn !== null && <PayInPart loan={loan} isOwn={isOwn} onTaken={onAgain} />}
      {!isGoods && acts}
      {!isOwn && loan.state === 'asked' && <RecommendLoanForm loan={loan} onChanged={setLoan} />}
      {loan.disbursedOn !== null && <LoanFiles loan={loan} />}
      {loan.groupId !== null && <GroupLink area={area} groupId={loan.groupId} />}
      <LoanStory loan={loan} />
    </>
  );
};

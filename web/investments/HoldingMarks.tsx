import type { Holding } from '@shuka/domain/investments';
import { cardLooks, statusLooks } from './offer-words.ts';
import { StatusMark } from './StatusMark.tsx';

type Props = {
  readonly holding: Holding;
  /** One below the other where the table is one, so that its column stays narrow. */
  readonly isInTable?: boolean;
  readonly isOnCard?: boolean;
};

/** Where an investment stands; a loss and bad news of its farm stand beside it, as plain as that. */
export const HoldingMarks = ({ holding, isInTable = false, isOnCard = false }: Props) => {
  const { status, amountKobo, realisedKobo, badNews } = holding;
  return (
    <div className={`flex flex-wrap gap-2 ${isInTable ? 'xl:grid xl:justify-items-start' : ''}`}>
      <StatusMark look={(isOnCard ? cardLooks : statusLooks)[status]} />
      {realisedKobo !== null && realisedKobo < amountKobo && (
        <StatusMark look={{ says: 'investments.sumLost', tone: 'bad' }} />
      )}
      {badNews > 0 && <StatusMark look={{ says: 'investments.evidenceBadNews', tone: 'bad' }} />}
    </div>
  );
};

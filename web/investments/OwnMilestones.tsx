import { HandCoins } from 'lucide-react';
import type { Milestone, Offer } from '@shuka/domain/investments';
import { useWords } from '#kit/words.tsx';
import { MilestoneList } from './MilestoneList.tsx';
import { useOfferPaths } from './offer-paths.ts';
import { PathLink } from './PathLink.tsx';
import { ProofView } from './ProofView.tsx';
import { VerifyTrancheForm } from './VerifyTrancheForm.tsx';

type Props = {
  readonly offer: Offer;
  readonly isVerifier: boolean;
  readonly onChanged: (offer: Offer) => void;
};

/** Whether a milestone's money may be asked for now: the offer runs, and all before it were reached. */
const isNext = ({ state, milestones }: Offer, { number, state: stands }: Milestone): boolean =>
  state === 'running' &&
  stands === 'planned' &&
  milestones.every((one) => one.number >= number || one.state === 'verified' || one.state === 'released');

/** The milestones: whoever works the farm asks for their money, the verifier says whether they were reached. */
export const OwnMilestones = ({ offer, isVerifier, onChanged }: Props) => {
  const { t } = useWords();
  const paths = useOfferPaths();
  return (
    <MilestoneList milestones={offer.milestones}>
      {(milestone) => (
        <>
          {milestone.proof !== null && <ProofView farmId={offer.farmId} proof={milestone.proof} />}
          {isVerifier && milestone.state === 'asked' && (
            <VerifyTrancheForm offer={offer} milestone={milestone} onVerified={onChanged} />
          )}
          {!isVerifier && isNext(offer, milestone) && (
            <PathLink to={paths.ask(offer.id, milestone.id)}>
              <HandCoins aria-hidden className="size-5" />
              {t('offers.ask')}
            </PathLink>
          )}
        </>
      )}
    </MilestoneList>
  );
};

import { decideRestructure, type Restructure, type Restructures } from '@shuka/domain/loans';
import { TwoWays } from './TwoWays.tsx';

type Props = { readonly one: Restructure; readonly onDone: (all: Restructures) => void };

/** A second officer offers another plan to its farmer, or refuses it; the password is asked again. */
export const DecideRestructureForm = ({ one, onDone }: Props) => (
  <TwoWays
    contract={decideRestructure}
    yes={{ value: 'approve', says: 'loans.planOffer' }}
    no={{ value: 'refuse', says: 'loans.refuse' }}
    draftOf={(decision, { words, password }) => ({
      loanId: one.loanId,
      restructureId: one.id,
      decision,
      words,
      password,
    })}
    onDone={onDone}
  />
);

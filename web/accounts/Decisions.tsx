import { useState } from 'react';
import { decisionsFor, type Decision, type PersonRow } from '@shuka/domain/accounts';
import { Button } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';
import { decisionWords } from './decision-words.ts';
import { DecisionDialog } from './DecisionDialog.tsx';

type Props = {
  readonly person: PersonRow;
  /** False while something is missing without which nobody is let in. */
  readonly isApprovable?: boolean;
  readonly onDecided: () => void;
};

/** What an admin may decide about somebody, each with its reason. */
export const Decisions = ({ person, isApprovable = true, onDecided }: Props) => {
  const words = useWords();
  const [decision, setDecision] = useState<Decision | null>(null);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {decisionsFor(person.state).map((one) => (
          <Button
            key={one}
            look={one === 'close' ? 'danger' : 'main'}
            disabled={one === 'approve' && !isApprovable}
            onClick={() => setDecision(one)}
          >
            {decisionWords(person.state, one, words)}
          </Button>
        ))}
      </div>
      {decision !== null && (
        <DecisionDialog
          person={person}
          decision={decision}
          onClose={() => setDecision(null)}
          onDone={() => {
            setDecision(null);
            onDecided();
          }}
        />
      )}
    </>
  );
};

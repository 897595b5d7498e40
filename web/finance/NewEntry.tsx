import { useState } from 'react';
import { useLocation } from 'wouter';
import { addEntry, type EntryKind } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { usePerson } from '#accounts';
import { FormDraft } from '#kit/form-draft.tsx';
import { submit } from '#kit/submit.ts';
import { useToday } from '#kit/today.ts';
import { usePlaces } from './book.ts';
import { detailsOf, ruleRefusals } from './entry-form.ts';
import { EntryForm } from './EntryForm.tsx';

type Props = {
  readonly kind: EntryKind;
  /** Whose book it is. */
  readonly keeperId: string;
  /** Where one goes when it is saved. */
  readonly backTo: string;
};

/** With one farm there is nothing to choose; its running season is the likeliest. */
export const NewEntry = ({ kind, keeperId, backTo }: Props) => {
  const { person } = usePerson();
  const [, go] = useLocation();
  const { farms, seasons } = usePlaces(keeperId);
  const [id] = useState(newId);
  const today = useToday();
  const only = farms.length === 1 ? (farms[0] ?? null) : null;
  const running = seasons.find(({ farmId, endedOn }) => farmId === only?.id && endedOn === null);
  const draftOf = (fields: Readonly<Record<string, string>>) => ({
    id,
    keeperId,
    ...detailsOf(fields),
  });
  const start = {
    kind,
    category: '',
    amountKobo: null,
    happenedOn: today,
    description: '',
    farmId: only?.id ?? null,
    seasonId: running?.id ?? null,
  } as const;
  return (
    <FormDraft name={keeperId === person.accountId ? `entry ${kind}` : `entry ${kind} ${keeperId}`}>
      {(saved) => (
        <EntryForm
          contract={addEntry}
          start={start}
          places={{ farms, seasons }}
          draftOf={draftOf}
          check={(fields) => ruleRefusals(draftOf(fields))}
          send={(contract, draft) => submit(contract, draft)}
          onDone={() => {
            saved();
            go(backTo);
          }}
        />
      )}
    </FormDraft>
  );
};

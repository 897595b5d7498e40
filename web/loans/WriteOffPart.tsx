import { Send } from 'lucide-react';
import { useState } from 'react';
import {
  decideWriteOff,
  proposeWriteOff,
  readWriteOffs,
  type Loan,
  type WriteOff,
  type WriteOffs,
} from '@shuka/domain/loans';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Facts } from '#kit/facts.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { TwoWays } from './TwoWays.tsx';

type Props = { readonly loan: Loan; readonly onChanged: () => void };

/** That the lender counts a loan as lost: proposed by one officer, approved by another; what came in since stands beside it. */
export const WriteOffPart = ({ loan, onChanged }: Props) => {
  const { t } = useWords();
  const loaded = useLoad(readWriteOffs, { loanId: loan.id });
  const changed = ({ items }: WriteOffs): void => {
    loaded.reload();
    if (items.some(({ state }) => state === 'approved')) onChanged();
  };
  return (
    <LoadedPart loaded={loaded}>
      {({ items, isLateEnough, fromDays }) => {
        const mayPropose = isLateEnough && !items.some(({ state }) => state !== 'refused');
        if (items.length === 0 && !mayPropose) return null;
        return (
          <>
            <h2 className="text-xl font-bold">{t('lending.writeOff')}</h2>
            <ul className="grid gap-3 empty:hidden">
              {items.map((one) => (
                <li key={one.id} className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
                  <Told one={one} />
                  {one.state === 'proposed' && <Decide one={one} onDone={changed} />}
                </li>
              ))}
            </ul>
            {mayPropose && <Propose loanId={loan.id} fromDays={fromDays} onDone={changed} />}
          </>
        );
      }}
    </LoadedPart>
  );
};

const says = {
  proposed: 'lending.writeOffProposed',
  approved: 'lending.writeOffApproved',
  refused: 'lending.writeOffRefused',
} as const;

const Told = ({ one }: { readonly one: WriteOff }) => {
  const { t } = useWords();
  const { state, words, proposedByName, decidedByName, decisionWords, lossKobo, recoveredKobo } = one;
  return (
    <>
      <p className="font-semibold">{t(says[state])}</p>
      <p className="break-words">{words}</p>
      {state === 'approved' && (
        <Facts
          facts={[
            [t('lending.loss'), formatNaira(lossKobo)],
            [t('lending.recovered'), formatNaira(recoveredKobo)],
          ]}
        />
      )}
      <p className="text-sm break-words text-ink-soft">
        {[
          t('loans.planBy', { name: proposedByName }),
          decidedByName === '' ? '' : t('loans.planDecidedBy', { name: decidedByName, words: decisionWords }),
        ].join(' ')}
      </p>
    </>
  );
};

const Decide = ({ one, onDone }: { readonly one: WriteOff; readonly onDone: (all: WriteOffs) => void }) => {
  const { t } = useWords();
  return (
    <>
      <p>{t('lending.writeOffMeans')}</p>
      <TwoWays
        contract={decideWriteOff}
        yes={{ value: 'approve', says: 'lending.writeOffApprove' }}
        no={{ value: 'refuse', says: 'loans.refuse' }}
        draftOf={(decision, { words, password }) => ({
          loanId: one.loanId,
          writeOffId: one.id,
          decision,
          words,
          password,
        })}
        onDone={onDone}
      />
    </>
  );
};

type ProposeProps = { readonly loanId: string; readonly fromDays: number; readonly onDone: (all: WriteOffs) => void };

const Propose = ({ loanId, fromDays, onDone }: ProposeProps) => {
  const { t } = useWords();
  const [id] = useState(newId);
  return (
    <Form
      contract={proposeWriteOff}
      draftOf={(fields) => ({ id, loanId, words: fields['words'] ?? '' })}
      onDone={onDone}
    >
      <p>{t('lending.writeOffText', { days: fromDays })}</p>
      <TextArea name="words" label={t('lending.writeOffReason')} maxLength={500} />
      <SubmitButton sending={t('form.sending')}>
        <Send aria-hidden className="size-5 shrink-0" />
        {t('lending.writeOffPropose')}
      </SubmitButton>
    </Form>
  );
};

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { addToFund, decideFund, readFund, type FundEntry } from '@shuka/domain/insurance';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { usePerson } from '#accounts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { PasswordField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { Decide } from './Decide.tsx';

/** The fund that payouts come from, and what insurers and subsidies put in: said by one person, agreed to by another. */
export const FundPart = () => {
  const { t } = useWords();
  const loaded = useLoad(readFund, { limit: '20' });
  const [id, setId] = useState<string | null>(null);
  const again = (): void => {
    setId(null);
    loaded.reload();
  };
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('insurance.fund')}</h2>
      <LoadedPart loaded={loaded}>
        {({ items, balanceKobo }) => (
          <>
            <p className="text-lg">{t('insurance.fundHolds', { amount: formatNaira(balanceKobo) })}</p>
            <ul className="grid gap-3 empty:hidden">
              {items.map((entry) => (
                <Entry key={`${entry.id}${entry.state}`} entry={entry} onDone={again} />
              ))}
            </ul>
          </>
        )}
      </LoadedPart>
      {id === null ? (
        <Button look="quiet" className="justify-self-start" onClick={() => setId(newId())}>
          <Plus aria-hidden className="size-5 shrink-0" />
          {t('insurance.addFund')}
        </Button>
      ) : (
        <AddForm id={id} onDone={again} />
      )}
    </section>
  );
};

const AddForm = ({ id, onDone }: { readonly id: string; readonly onDone: () => void }) => {
  const { t } = useWords();
  return (
    <Form
      contract={addToFund}
      draftOf={({ amountKobo = '', origin = '', password = '' }) => ({
        id,
        origin,
        password,
        amountKobo: parseNaira(amountKobo) ?? Number.NaN,
      })}
      onDone={onDone}
    >
      <NairaField name="amountKobo" label={t('insurance.fundAmount')} />
      <TextField name="origin" label={t('insurance.fundOrigin')} maxLength={200} />
      <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
      <SubmitButton sending={t('form.sending')}>
        <Plus aria-hidden className="size-5 shrink-0" />
        {t('insurance.addFund')}
      </SubmitButton>
    </Form>
  );
};

type EntryProps = { readonly entry: FundEntry; readonly onDone: () => void };

const Entry = ({ entry, onDone }: EntryProps) => {
  const { t, say } = useWords();
  const { person } = usePerson();
  const { amountKobo, origin, state, askedBy, askedByName } = entry;
  return (
    <li className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <p className="flex flex-wrap justify-between gap-2">
        <span className="min-w-0 break-words">
          {t('insurance.fundLine', { amount: formatNaira(amountKobo), origin, name: askedByName })}
        </span>
        <span className="font-semibold">{say(`insurance.entry.${state}`)}</span>
      </p>
      {state === 'asked' && askedBy !== person.accountId && (
        <Decide
          contract={decideFund}
          yes="agree"
          yesSays={t('insurance.agree')}
          draftOf={(decision, { password }) => ({ entryId: entry.id, decision, password })}
          onDone={onDone}
        />
      )}
    </li>
  );
};

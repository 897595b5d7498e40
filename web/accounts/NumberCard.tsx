import { useState } from 'react';
import { removeIdentityNumber, saveIdentityNumber, type Identity, type NumberKind } from '@shuka/domain/accounts';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { call } from '#kit/api.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { AgreeBox } from './AgreeBox.tsx';
import { IdentityPassword } from './IdentityPassword.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { RevealNumber } from './RevealNumber.tsx';

type Props = {
  readonly kind: NumberKind;
  readonly kept: Identity['numbers'][number] | null;
  readonly onChanged: (identity: Identity) => void;
};

/** One identity number: what it is and where to find it, its last three, and the ways to give it, see it or take it back. */
export const NumberCard = ({ kind, kept, onChanged }: Props) => {
  const words = useWords();
  const { t, say, language } = words;
  const [isGiving, setGiving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    const removed = await call(removeIdentityNumber, { kind });
    if (removed.ok) onChanged(removed.value);
    else setProblem(failureWords(removed.failure, words));
  };
  const given = (identity: Identity): void => {
    setGiving(false);
    onChanged(identity);
  };
  return (
    <ProfileCard title={say(`identity.${kind}`)}>
      <p>{say(`identity.${kind}Text`)}</p>
      {kept !== null && (
        <p>
          <strong className="block font-mono text-lg">{kept.masked}</strong>
          {t('identity.givenOn', { date: formatDate(kept.givenAt, language) })}
        </p>
      )}
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      {kept !== null && <RevealNumber kind={kind} />}
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" aria-expanded={isGiving} onClick={() => setGiving(!isGiving)}>
          {t(kept === null ? 'identity.give' : 'identity.change')}
        </Button>
        {kept !== null && (
          <Button look="danger" onClick={() => void remove()}>
            {t('identity.remove')}
          </Button>
        )}
      </div>
      {isGiving && <GiveNumber kind={kind} onGiven={given} />}
    </ProfileCard>
  );
};

const GiveNumber = ({ kind, onGiven }: { kind: NumberKind; onGiven: (identity: Identity) => void }) => {
  const { t, say } = useWords();
  return (
    <Form
      contract={saveIdentityNumber}
      draftOf={({ number = '', password = '', isAgreed = '' }) => ({
        kind,
        number,
        password,
        isAgreed: (isAgreed !== '') as true, // refused beside the box when it is not
      })}
      onDone={onGiven}
    >
      <TextField
        name="number"
        label={say(`identity.${kind}Number`)}
        hint={say(`identity.${kind}Hint`)}
        inputMode={kind === 'vnin' ? 'text' : 'numeric'}
        autoComplete="off"
        maxLength={40}
        required
      />
      <AgreeBox says={t('identity.agree')} />
      <IdentityPassword />
      <SubmitButton sending={t('form.saving')}>{t('identity.save')}</SubmitButton>
    </Form>
  );
};

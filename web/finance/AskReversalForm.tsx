import { Search, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { askReversal, readMove, type LedgerMove } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { MoveFacts } from './MoveFacts.tsx';

/** Looks a move up by its id, and asks to undo it where it may be undone on its own. */
export const AskReversalForm = ({ onAsked }: { readonly onAsked: () => void }) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const [move, setMove] = useState<LedgerMove | null>(null);
  return (
    <>
      <Form contract={readMove} draftOf={({ moveId = '' }) => ({ moveId: moveId.trim() })} onDone={setMove}>
        <TextField name="moveId" label={t('wallet.moveId')} hint={t('wallet.moveIdHint')} autoComplete="off" />
        <SubmitButton look="quiet" sending={t('form.sending')} isDisabled={!isOnline}>
          <Search aria-hidden className="size-5 shrink-0" />
          {t('wallet.lookUp')}
        </SubmitButton>
      </Form>
      {move !== null && <FoundMove key={move.id} move={move} onAsked={onAsked} />}
    </>
  );
};

const FoundMove = ({ move, onAsked }: { readonly move: LedgerMove; readonly onAsked: () => void }) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const [id] = useState(newId);
  return (
    <article className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <MoveFacts move={move} />
      {move.isReversed && <Notice kind="hint">{t('wallet.undone')}</Notice>}
      {!move.isReversed && !move.mayReverse && <Notice kind="hint">{t('wallet.notAlone')}</Notice>}
      {move.mayReverse && (
        <Form
          contract={askReversal}
          draftOf={({ reason = '', password = '' }) => ({ id, moveId: move.id, reason, password })}
          onDone={onAsked}
        >
          <TextField name="reason" label={t('wallet.reversalReason')} hint={t('wallet.reversalHint')} maxLength={200} />
          <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
          <SubmitButton look="danger" sending={t('form.sending')} isDisabled={!isOnline}>
            <Undo2 aria-hidden className="size-5 shrink-0" />
            {t('wallet.askReversal')}
          </SubmitButton>
        </Form>
      )}
    </article>
  );
};

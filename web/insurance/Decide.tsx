import { Check, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Contract, DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { PasswordField, TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

/** What was typed beside a decision; nothing where nothing was asked. */
type Typed = { readonly reason: string; readonly password: string };

type Props<C extends Contract, Yes extends string> = {
  readonly contract: C;
  /** What the contract calls a yes, and the words for it. */
  readonly yes: Yes;
  readonly yesSays: string;
  readonly draftOf: (decision: Yes | 'refuse', typed: Typed) => DraftOf<C>;
  /** Whether a no has to say why. */
  readonly asksReason?: boolean;
  /** Stands in place of the yes for whoever may not say it. */
  readonly insteadOfYes?: ReactNode;
  readonly onDone: () => void;
};

/** A second person's yes or no, with their password. */
export const Decide = <C extends Contract, Yes extends string>(props: Props<C, Yes>) => {
  const { contract, yes, yesSays, draftOf, asksReason = false, insteadOfYes, onDone } = props;
  const { t } = useWords();
  const [decision, setDecision] = useState<Yes | 'refuse' | null>(null);
  if (decision === null)
    return (
      <div className="flex flex-wrap items-center gap-3">
        {insteadOfYes ?? (
          <Button onClick={() => setDecision(yes)}>
            <Check aria-hidden className="size-5 shrink-0" />
            {yesSays}
          </Button>
        )}
        <Button look="danger" onClick={() => setDecision('refuse')}>
          <X aria-hidden className="size-5 shrink-0" />
          {t('insurance.refuse')}
        </Button>
      </div>
    );
  const isNo = decision === 'refuse';
  return (
    <Form
      contract={contract}
      draftOf={({ reason = '', password = '' }) => draftOf(decision, { reason, password })}
      onDone={onDone}
    >
      {isNo && asksReason && <TextArea name="reason" label={t('insurance.reason')} rows={2} maxLength={300} />}
      <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
      <SubmitButton look={isNo ? 'danger' : 'main'} sending={t('form.sending')}>
        {isNo ? t('insurance.refuse') : yesSays}
      </SubmitButton>
      <Button look="bare" onClick={() => setDecision(null)}>
        {t('form.cancel')}
      </Button>
    </Form>
  );
};

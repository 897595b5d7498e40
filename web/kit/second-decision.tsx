import { useRef } from 'react';
import type { Contract, DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from './button.tsx';
import { PasswordField } from './field.tsx';
import { Form } from './form.tsx';
import { useWords } from './words.tsx';

type Said = { readonly id: string; readonly isAgreed: boolean; readonly password: string };

type Props<C extends Contract> = {
  readonly contract: C;
  readonly draftOf: (said: Said) => DraftOf<C>;
  readonly onDone: () => void;
};

/** What a second admin says to what another one asked for: yes or no, each with their password. */
export const SecondDecision = <C extends Contract>(props: Props<C>) => (
  <>
    <DecisionForm {...props} isAgreed />
    <DecisionForm {...props} isAgreed={false} />
  </>
);

const DecisionForm = <C extends Contract>({
  contract,
  isAgreed,
  draftOf,
  onDone,
}: Props<C> & { readonly isAgreed: boolean }) => {
  const { t } = useWords();
  const id = useRef(newId());
  const says = t(isAgreed ? 'roles.agree' : 'roles.refuse');
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-leaf">{says}</summary>
      <Form
        contract={contract}
        draftOf={({ password = '' }) => draftOf({ id: id.current, isAgreed, password })}
        onDone={onDone}
      >
        <PasswordField name="password" label={t('roles.password')} autoComplete="current-password" required />
        <SubmitButton look={isAgreed ? 'main' : 'quiet'} sending={t('form.sending')}>
          {says}
        </SubmitButton>
      </Form>
    </details>
  );
};

import { Check, X } from 'lucide-react';
import { useState } from 'react';
import type { Contract, DraftOf, OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { PasswordField, TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords, type WordId } from '#kit/words.tsx';

type Way<Value extends string> = { readonly value: Value; readonly says: WordId };

type Props<C extends Contract, Yes extends string, No extends string> = {
  readonly contract: C;
  readonly yes: Way<Yes>;
  readonly no: Way<No>;
  readonly draftOf: (decision: Yes | No, fields: { readonly words: string; readonly password: string }) => DraftOf<C>;
  readonly onDone: (answer: OutputOf<C>) => void;
};

/** What a second person says of what a first proposed: yes, or no with a reason; the password is asked again. */
export const TwoWays = <C extends Contract, Yes extends string, No extends string>({
  contract,
  yes,
  no,
  draftOf,
  onDone,
}: Props<C, Yes, No>) => {
  const { t } = useWords();
  const [way, setWay] = useState<Way<Yes> | Way<No> | null>(null);
  if (way === null)
    return (
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setWay(yes)}>
          <Check aria-hidden className="size-5 shrink-0" />
          {t(yes.says)}
        </Button>
        <Button look="danger" onClick={() => setWay(no)}>
          <X aria-hidden className="size-5 shrink-0" />
          {t(no.says)}
        </Button>
      </div>
    );
  return (
    <Form
      contract={contract}
      draftOf={(fields) => draftOf(way.value, { words: fields['words'] ?? '', password: fields['password'] ?? '' })}
      onDone={onDone}
    >
      <TextArea name="words" label={t('loans.decisionWords')} hint={t('loans.decisionHint')} maxLength={500} />
      <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => setWay(null)}>
          {t('form.cancel')}
        </Button>
        <SubmitButton look={way === no ? 'danger' : 'main'} sending={t('form.sending')}>
          {way === no ? (
            <X aria-hidden className="size-5 shrink-0" />
          ) : (
            <Check aria-hidden className="size-5 shrink-0" />
          )}
          {t(way.says)}
        </SubmitButton>
      </div>
    </Form>
  );
};

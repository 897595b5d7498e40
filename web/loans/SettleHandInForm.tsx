import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { settleHandIn, type HandIn } from '@shuka/domain/loans';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { PasswordField, TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly handIn: HandIn; readonly onDone: () => void };

/** An officer says what of a hand-in is in the bank, or that nothing is; the password is asked again. */
export const SettleHandInForm = ({ handIn, onDone }: Props) => {
  const { t, language } = useWords();
  const [found, setFound] = useState<'some' | 'none' | null>(null);
  const { countedKobo, expectedKobo, slip, bankedOn } = handIn;
  const line = [formatNaira(countedKobo), slip, formatDate(bankedOn, language)].join(', ');
  return (
    <>
      <p>{t('till.saysBanked', { line })}</p>
      {countedKobo !== expectedKobo && (
        <p className="font-semibold text-danger">{t('till.expected', { amount: formatNaira(expectedKobo) })}</p>
      )}
      {found === null ? (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setFound('some')}>
            <Check aria-hidden className="size-5 shrink-0" />
            {t('till.isThere')}
          </Button>
          <Button look="danger" onClick={() => setFound('none')}>
            <X aria-hidden className="size-5 shrink-0" />
            {t('till.isNotThere')}
          </Button>
        </div>
      ) : (
        <Form
          contract={settleHandIn}
          draftOf={({ bankedKobo = '', words = '', password = '' }) => ({
            handInId: handIn.id,
            bankedKobo: found === 'none' ? null : (parseNaira(bankedKobo) ?? Number.NaN),
            words,
            password,
          })}
          onDone={onDone}
        >
          {found === 'some' && <NairaField name="bankedKobo" label={t('till.banked')} kobo={countedKobo} />}
          <TextArea name="words" label={t('till.words')} maxLength={500} />
          <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
          <div className="flex flex-wrap gap-3">
            <Button look="quiet" onClick={() => setFound(null)}>
              {t('form.cancel')}
            </Button>
            <SubmitButton look={found === 'none' ? 'danger' : 'main'} sending={t('form.sending')}>
              {t(found === 'none' ? 'till.isNotThere' : 'till.isThere')}
            </SubmitButton>
          </div>
        </Form>
      )}
    </>
  );
};

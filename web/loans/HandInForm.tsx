import { Landmark } from 'lucide-react';
import { handInCash } from '@shuka/domain/loans';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { NewActForm } from '#kit/new-act-form.tsx';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly cashKobo: number; readonly onDone: () => void };

/** What was counted and brought to the bank, with the number of the bank's slip. */
export const HandInForm = ({ cashKobo, onDone }: Props) => {
  const { t } = useWords();
  const today = useToday();
  return (
    <NewActForm
      contract={handInCash}
      draftOf={({ countedKobo = '', slip = '', bankedOn = '' }, id) => ({
        id,
        countedKobo: parseNaira(countedKobo) ?? Number.NaN,
        slip,
        bankedOn,
      })}
      onDone={onDone}
    >
      <h2 className="text-xl font-bold">{t('till.handInTitle')}</h2>
      <NairaField
        name="countedKobo"
        label={t('till.counted')}
        hint={t('till.countedHint', { amount: formatNaira(cashKobo) })}
      />
      <TextField name="slip" label={t('till.slip')} hint={t('till.slipHint')} maxLength={60} />
      <TextField name="bankedOn" type="date" label={t('till.bankedOn')} defaultValue={today} max={today} />
      <SubmitButton sending={t('form.sending')}>
        <Landmark aria-hidden className="size-5" />
        {t('till.handIn')}
      </SubmitButton>
    </NewActForm>
  );
};

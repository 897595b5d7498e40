import { Check } from 'lucide-react';
import { settleTrouble, type TroubledMoney } from '@shuka/domain/finance';
import { SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly subjectId: string; readonly onSettled: (settled: TroubledMoney) => void };

/** Says what was done about money in trouble; it is read by whoever looks later. */
export const SettleTroubleForm = ({ subjectId, onSettled }: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
  return (
    <Form contract={settleTrouble} draftOf={({ words = '' }) => ({ subjectId, words })} onDone={onSettled}>
      <TextArea
        name="words"
        label={t('wallet.troubleWords')}
        hint={t('wallet.troubleWordsHint')}
        rows={2}
        maxLength={500}
        required
      />
      <SubmitButton sending={t('form.sending')} isDisabled={!isOnline}>
        <Check aria-hidden className="size-5 shrink-0" />
        {t('wallet.settleTrouble')}
      </SubmitButton>
    </Form>
  );
};

import { Check } from 'lucide-react';
import { endGoodsCase, type CaseEnd, type GoodsItem } from '@shuka/domain/loans';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { caseEndWords } from './goods-words.ts';

type Props = {
  readonly loanId: string;
  readonly item: GoodsItem;
  /** Whether a dealer took its voucher. */
  readonly isTaken: boolean;
  readonly onDone: () => void;
};

/** How a case ends, or the waiting: only what can be said of the item as it stands. */
export const EndGoodsCaseForm = ({ loanId, item, isTaken, onDone }: Props) => {
  const { t } = useWords();
  const after = item.state === 'short' ? 'corrected' : 'taken';
  const ends: readonly CaseEnd[] = isTaken ? [after, 'lowered'] : ['lowered'];
  return (
    <Form
      contract={endGoodsCase}
      draftOf={(fields) => ({
        loanId,
        itemId: item.id,
        how: ends.find((one) => one === fields['how']) ?? ('' as CaseEnd), // nothing chosen: refused beside the field
        words: fields['words'] ?? '',
      })}
      onDone={onDone}
    >
      <SelectField name="how" label={t('loans.endCase')} defaultValue="">
        <option value="">{t('loans.choose')}</option>
        {ends.map((one) => (
          <option key={one} value={one}>
            {t(caseEndWords[one])}
          </option>
        ))}
      </SelectField>
      <TextArea name="words" label={t('loans.caseWords')} maxLength={300} />
      <SubmitButton sending={t('form.sending')}>
        <Check aria-hidden className="size-5 shrink-0" />
        {t('loans.endCaseNow')}
      </SubmitButton>
    </Form>
  );
};

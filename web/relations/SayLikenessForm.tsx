import { newId } from '@shuka/domain/kit/new-id.ts';
import { sayLikeness, type LikenessRow } from '@shuka/domain/relations';
import { SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { PickList } from './PickList.tsx';

type Props = {
  readonly pair: LikenessRow;
  readonly says: 'same' | 'different';
  readonly onDone: () => void;
};

/** What a manager knows of two farmers, how they know it, and which account should stay when they are one. */
export const SayLikenessForm = ({ pair, says, onDone }: Props) => {
  const { t } = useWords();
  return (
    <Form
      contract={sayLikeness}
      draftOf={(fields) => ({
        id: newId(),
        likenessId: pair.likenessId,
        says,
        staysId: says === 'same' ? (fields['staysId'] ?? null) : null,
        reason: fields['reason'] ?? '',
      })}
      check={(fields): Record<string, string> =>
        says === 'same' && fields['staysId'] === undefined ? { staysId: 'merge.staysRequired' } : {}
      }
      onDone={onDone}
    >
      {says === 'same' && (
        <PickList
          name="staysId"
          label={t('merge.stays')}
          picks={pair.farmers.map(({ farmerId, firstName, lastName, village, managerName }) => ({
            value: farmerId,
            says: `${firstName} ${lastName}`,
            more: [village, managerName ?? ''].filter((text) => text !== '').join(' · '),
          }))}
        />
      )}
      <TextArea
        name="reason"
        label={t('merge.reason')}
        hint={t('merge.reasonHint')}
        maxLength={500}
        rows={3}
        required
      />
      <SubmitButton sending={t('form.sending')}>{t('merge.send')}</SubmitButton>
    </Form>
  );
};

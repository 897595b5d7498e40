import { useState } from 'react';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { mergeFarmers, type MergePair, type MergeSide } from '@shuka/domain/relations';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField, TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords, type Words } from '#kit/words.tsx';
import { choicesFor, firstChoices, takenOf, type MergeChoices } from './merge-choices.ts';
import { MergeValues } from './MergeValues.tsx';
import { PickList, type Pick } from './PickList.tsx';

type Props = { readonly pair: MergePair; readonly onDone: () => void };

const nameOf = ({ firstName, lastName }: MergeSide): string => `${firstName} ${lastName}`;

const moreOf = ({ village, managerName }: MergeSide): string =>
  [village, managerName ?? ''].filter((text) => text !== '').join(' · ');

const signInWords = ({ email, phone, hasPassword }: MergeSide, { t }: Words): string => {
  if (hasPassword && email !== '') return t('merge.signInEmail', { email });
  return phone === '' ? t('merge.signInNone') : t('merge.signInPhone', { phone });
};

/** Each manager of the two once, and nobody. */
const managerPicks = (sides: readonly MergeSide[], { t }: Words): Pick[] => {
  const managers = new Map(
    sides.flatMap(({ managerId, managerName }) => (managerId === null ? [] : [[managerId, managerName ?? '']])),
  );
  return [...[...managers].map(([value, says]) => ({ value, says })), { value: '', says: t('merge.nobody') }];
};

/** Which account stays, what is true of the farmer, how they come in and who looks after them; and that it is for good. */
export const MergeFarmersForm = ({ pair, onDone }: Props) => {
  const { t } = useWords();
  const { sides, likenessId } = pair;
  const [choices, setChoices] = useState<MergeChoices>(() => firstChoices(pair));
  return (
    <Form
      contract={mergeFarmers}
      draftOf={({ reason = '', password = '' }) => ({
        id: newId(),
        likenessId,
        ...takenOf(choices),
        reason,
        password,
      })}
      onDone={onDone}
    >
      <h2 className="text-xl font-bold">{t('merge.make')}</h2>
      <Choices sides={sides} choices={choices} onChange={setChoices} />
      <TextArea name="reason" label={t('merge.reason')} maxLength={500} rows={3} required />
      <Notice kind="hint">{t('merge.forever')}</Notice>
      <PasswordField name="password" label={t('merge.password')} autoComplete="current-password" required />
      <SubmitButton look="danger" sending={t('form.sending')}>
        {t('merge.merge')}
      </SubmitButton>
    </Form>
  );
};

type ChoicesProps = {
  readonly sides: readonly MergeSide[];
  readonly choices: MergeChoices;
  readonly onChange: (choices: MergeChoices) => void;
};

/** Everything that is chosen between the two, with what is most likely right chosen already. */
const Choices = ({ sides, choices, onChange }: ChoicesProps) => {
  const words = useWords();
  const { t } = words;
  const change = (part: Partial<MergeChoices>): void => onChange({ ...choices, ...part });
  const signIns = sides.map((side) => ({ value: side.farmerId, says: signInWords(side, words) }));
  return (
    <>
      <PickList
        name="staysId"
        label={t('merge.stays')}
        picks={sides.map((side) => ({ value: side.farmerId, says: nameOf(side), more: moreOf(side) }))}
        picked={choices.staysId}
        onPick={(staysId) => onChange(choicesFor(sides, staysId))}
      />
      <MergeValues sides={sides} sourceOf={choices.sourceOf} onPick={(sourceOf) => change({ sourceOf })} />
      <PickList
        name="signInOf"
        label={t('merge.signIn')}
        picks={signIns}
        picked={choices.signInOf}
        onPick={(signInOf) => change({ signInOf })}
      />
      <p className="text-ink-soft">{t('merge.signInHint')}</p>
      <PickList
        name="managerId"
        label={t('merge.manager')}
        picks={managerPicks(sides, words)}
        picked={choices.managerId}
        onPick={(managerId) => change({ managerId })}
      />
    </>
  );
};

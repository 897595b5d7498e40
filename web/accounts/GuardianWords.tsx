import { useState } from 'react';
import {
  consentVersions,
  sayForChild,
  switchedPurposes,
  type Assisted,
  type ConsentPurpose,
} from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { AgreeBox } from './AgreeBox.tsx';
import { useChild } from './use-child.ts';

/** What the guardian of a farmer under 18 says of the uses of the child's data; nothing for a grown-up. */
export const GuardianWords = ({ keeperId }: { readonly keeperId: string }) => {
  const kept = useChild(keeperId);
  if (kept === null || kept.state !== 'accepted' || kept.row.guardian === null) return null;
  return <Words keeperId={keeperId} guardian={kept.row.guardian} />;
};

type Props = { readonly keeperId: string; readonly guardian: NonNullable<Assisted['guardian']> };

const Words = ({ keeperId, guardian: { name, relationship } }: Props) => {
  const { t } = useWords();
  const [id, setId] = useState(newId);
  const [isKept, setKept] = useState(false);
  const [purpose, setPurpose] = useState<ConsentPurpose>(switchedPurposes[0] ?? 'smsAdvice');
  return (
    <details className="rounded-2xl border border-line bg-paper p-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-leaf">
        {t('assist.guardianTitle', { name, relationship })}
      </summary>
      <p className="mb-3">{t('assist.guardianSays')}</p>
      {isKept && <Notice kind="done">{t('assist.guardianKept')}</Notice>}
      <Form
        key={id}
        contract={sayForChild}
        draftOf={({ answer, isGuardiansWord }) => ({
          id,
          keeperId,
          purpose,
          textVersion: consentVersions[purpose],
          isGiven: answer === 'yes',
          isGuardiansWord: (isGuardiansWord === 'yes') as true, // refused beside the box when it is not ticked
        })}
        onDone={() => {
          setKept(true);
          setId(newId());
        }}
      >
        <PurposeField purpose={purpose} onChange={setPurpose} />
        <SelectField name="answer" label={t('assist.guardianAnswer')} defaultValue="no">
          <option value="no">{t('assist.guardianNo')}</option>
          <option value="yes">{t('assist.guardianYes')}</option>
        </SelectField>
        <AgreeBox name="isGuardiansWord" says={t('assist.guardianWord')} />
        <SubmitButton sending={t('form.saving')}>{t('assist.guardianWrite')}</SubmitButton>
      </Form>
    </details>
  );
};

type Field = { readonly purpose: ConsentPurpose; readonly onChange: (purpose: ConsentPurpose) => void };

/** Which use it is about, with the text that is read to the guardian. */
const PurposeField = ({ purpose, onChange }: Field) => {
  const { t, say } = useWords();
  return (
    <>
      <SelectField
        name="purpose"
        label={t('assist.guardianPurpose')}
        value={purpose}
        onChange={({ target }) => onChange(switchedPurposes.find((one) => one === target.value) ?? purpose)}
      >
        {switchedPurposes.map((one) => (
          <option key={one} value={one}>
            {say(`consent.${one}Title`)}
          </option>
        ))}
      </SelectField>
      <p>{say(`consent.${purpose}Text`)}</p>
    </>
  );
};

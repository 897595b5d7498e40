import { useState } from 'react';
import { proofWays, switchedPurposes, type ProofWay } from '@shuka/domain/accounts';
import { ChoiceField } from '#kit/choice-field.tsx';
import { TextField } from '#kit/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { productName } from '#kit/page-settings.ts';
import { useWords } from '#kit/words.tsx';
import { needsGuardian, wordName, type AssistDraft, type Fields, type KeptProof } from './register-draft.ts';
import { ProofField } from './ProofField.tsx';
import { useSpokenWords } from '#kit/use-spoken-words.ts';

type Props = {
  readonly draft: AssistDraft;
  readonly begun: Fields;
  /** Somebody else agreed before the year of birth was changed. */
  readonly isAnew: boolean;
  readonly onProof: (proof: KeptProof | null) => void;
};

/** The farmer is read what they are asked, in their own language, and says yes or no; what proves it is kept with it. */
export const ConsentStep = ({ draft, begun, isAnew, onProof }: Props) => {
  const { t } = useWords();
  const { fields } = draft;
  const [today] = useState(() => new Date());
  const { words, isMissing } = useSpokenWords(fields['language'] ?? '');
  const how = proofWays.find((one) => one === fields['consent.how']) ?? null;
  return (
    <>
      {isAnew && <Notice kind="hint">{t('assist.consentAnew')}</Notice>}
      {needsGuardian(fields, today) && <GuardianFields begun={begun} />}
      <p>{t('assist.readAloud')}</p>
      {isMissing && <Notice kind="hint">{t('assist.otherLanguage')}</Notice>}
      <blockquote lang={words.language} className="rounded-xl border-l-4 border-leaf bg-paper p-4 text-lg">
        {words.t('assist.consentText', { product: productName() })}
      </blockquote>
      {switchedPurposes.map((purpose) => (
        <div key={purpose} className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
          <p lang={words.language}>{words.say(`consent.${purpose}Text`)}</p>
          <ChoiceField
            name={wordName(purpose)}
            label={t('assist.agrees')}
            chosen={begun[wordName(purpose)]}
            choices={[
              { value: 'yes', label: t('assist.yes') },
              { value: 'no', label: t('assist.no') },
            ]}
          />
        </div>
      ))}
      <ChoiceField
        name="consent.how"
        label={t('assist.how')}
        chosen={begun['consent.how']}
        choices={proofWays.map((value) => ({ value, label: t(howWords[value]) }))}
      />
      {how !== null && (
        <ProofField key={how === 'voice' ? 'voice' : 'paper'} how={how} proof={draft.proof} onProof={onProof} />
      )}
    </>
  );
};

const howWords = {
  voice: 'assist.how.voice',
  thumb: 'assist.how.thumb',
  'signature-self': 'assist.how.signature-self',
} as const satisfies Record<ProofWay, string>;

/** For whom the law calls a child, a parent or guardian agrees, and their word is what is recorded. */
const GuardianFields = ({ begun }: { begun: Fields }) => {
  const { t } = useWords();
  return (
    <fieldset className="grid gap-3 rounded-2xl border-2 border-ochre p-4">
      <legend className="px-1 font-semibold">{t('assist.guardian')}</legend>
      <p>{t('assist.guardianWhy')}</p>
      <TextField
        name="guardian.name"
        label={t('assist.guardianName')}
        defaultValue={begun['guardian.name']}
        maxLength={100}
      />
      <TextField
        name="guardian.relationship"
        label={t('assist.relationship')}
        hint={t('assist.relationshipHint')}
        defaultValue={begun['guardian.relationship']}
        maxLength={60}
      />
      <TextField
        name="guardian.phone"
        type="tel"
        inputMode="tel"
        label={t('assist.guardianPhone')}
        defaultValue={begun['guardian.phone']}
        maxLength={30}
      />
    </fieldset>
  );
};

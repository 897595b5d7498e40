import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import {
  fileInvestor,
  investorTexts,
  investorTypes,
  riskAnswers,
  riskQuestions,
  type InvestorFile,
  type InvestorText,
} from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { ChoiceField } from '#kit/choice-field.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { productName } from '#kit/page-settings.ts';
import { useWords } from '#kit/words.tsx';
import { AgreeBox } from './AgreeBox.tsx';
import { fileOfFields, fileRefusals } from './investor-draft.ts';
import { investorTypeWords, questionWords, textWords } from './investor-words.ts';

type Props = { readonly file: InvestorFile | null; readonly onSaved: () => void };

/** What the law and fairness ask of an investor: what they are and earn, five plain questions, and three texts to agree to. */
export const InvestorFileForm = ({ file, onSaved }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  return (
    <Form
      contract={fileInvestor}
      draftOf={(fields) => ({ id, ...fileOfFields(fields) })}
      check={fileRefusals}
      onDone={onSaved}
    >
      <Standing file={file} />
      <RiskTest file={file} />
      <h2 className="text-lg font-bold">{t('investor.textsHead')}</h2>
      {(Object.keys(investorTexts) as InvestorText[]).map((text) => (
        <div key={text} className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
          <p>{t(textWords[text], { product: productName() })}</p>
          <p className="text-sm text-ink-soft">{t('investor.textVersion', { version: investorTexts[text] })}</p>
          <AgreeBox name={`consents.${text}`} says={t('investor.agree')} />
        </div>
      ))}
      <SubmitButton sending={t('form.saving')}>{t('investor.saveFile')}</SubmitButton>
    </Form>
  );
};

const typedNaira = (kobo: number | null | undefined): string => (kobo == null ? '' : String(kobo / 100));

const Standing = ({ file }: Pick<Props, 'file'>) => {
  const { t } = useWords();
  return (
    <>
      <ChoiceField
        name="type"
        label={t('investor.type')}
        chosen={file?.type}
        choices={investorTypes.map((type) => ({ value: type, label: t(investorTypeWords[type]) }))}
      />
      <p className="text-sm text-ink-soft">{t('investor.typeHint')}</p>
      <TextField
        name="yearlyIncomeKobo"
        inputMode="decimal"
        label={t('investor.income')}
        hint={t('investor.incomeHint')}
        defaultValue={typedNaira(file?.yearlyIncomeKobo)}
      />
    </>
  );
};

/** Five questions; whoever says they cannot lose it all is told at once that it can happen. */
const RiskTest = ({ file }: Pick<Props, 'file'>) => {
  const { t } = useWords();
  const [loseAll, setLoseAll] = useState<string | null>(file?.riskAnswers.loseAll ?? null);
  return (
    <>
      <h2 className="text-lg font-bold">{t('investor.testHead')}</h2>
      <p>{t('investor.testIntro')}</p>
      {riskQuestions.map((question) => (
        <div
          key={question}
          onChange={({ target }) => question === 'loseAll' && setLoseAll((target as HTMLInputElement).value)}
          className="grid gap-3"
        >
          <ChoiceField
            name={`riskAnswers.${question}`}
            label={t(questionWords[question].asks)}
            chosen={file?.riskAnswers[question]}
            choices={riskAnswers.map((answer) => ({ value: answer, label: t(questionWords[question][answer]) }))}
          />
          {question === 'loseAll' && loseAll !== null && loseAll !== 'high' && (
            <div role="alert" className="grid gap-3 rounded-xl border-2 border-ochre p-3">
              <p className="flex gap-3">
                <TriangleAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-ochre" />
                {t('investor.lossPlain')}
              </p>
              <AgreeBox name="isLossUnderstood" says={t('investor.lossUnderstood')} />
            </div>
          )}
        </div>
      ))}
    </>
  );
};

import { useState } from 'react';
import { grades, type Grade } from '@shuka/domain/lots';
import { issueReceipt, testKinds, type StorageAsk, type StorageTerms, type TestKind } from '@shuka/domain/processing';
import { addDays } from '@shuka/domain/kit/day.ts';
import { parseNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { today } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { DayOf } from './DayOf.tsx';
import { InsuranceFields } from './InsuranceFields.tsx';
import { gramsTyped, kilogramsText } from './kilograms.ts';
import { LineFields } from './LineFields.tsx';

type Props = {
  readonly companyId: string;
  readonly ask: StorageAsk;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

type TestLine = { readonly kind: TestKind; readonly value: string; readonly testedBy: string };

const fresh: TestLine = { kind: 'moisture', value: '', testedBy: '' };

const kobo = (typed = ''): number => parseNaira(typed) ?? Number.NaN;

type Fields = Readonly<Record<string, string>>;

const insuranceOf = (fields: Fields): StorageTerms['insurance'] => {
  if (fields['isInsured'] === undefined) return null;
  const { 'insurance.insurer': insurer = '', 'insurance.policy': policy = '', 'insurance.until': until = '' } = fields;
  return { insurer, policy, sumKobo: kobo(fields['insurance.sumKobo']), until };
};

const termsOf = (fields: Fields, lines: readonly TestLine[]): StorageTerms => ({
  warehouse: fields['warehouse'] ?? '',
  netGrams: gramsTyped(fields['netGrams']),
  grade: (fields['grade'] ?? '') as Grade, // the schema looks at it
  tests: lines.map(({ kind, value, testedBy }) => {
    return { kind, value: Number.parseFloat(value), testedOn: today(), testedBy };
  }),
  fee: { koboPerTonneDay: kobo(fields['fee.koboPerTonneDay']), handlingKobo: kobo(fields['fee.handlingKobo']) },
  insurance: insuranceOf(fields),
  expiresOn: fields['expiresOn'] ?? '',
  terms: fields['terms'] ?? '',
});

/** Takes a lot into store by what the scale says, and issues what the house may issue for it. */
export const TakeInForm = ({ companyId, ask, onDone, onCancel }: Props) => {
  const { t, say } = useWords();
  const [id] = useState(newId);
  const [lines, setLines] = useState<TestLine[]>([fresh]);
  return (
    <Form
      contract={issueReceipt}
      draftOf={(fields) => ({ ...termsOf(fields, lines), id, companyId, askId: ask.id })}
      onDone={onDone}
    >
      <TextField name="warehouse" label={t('storage.whichStore')} hint={t('storage.whichStoreHint')} maxLength={80} />
      <TextField
        name="netGrams"
        label={t('storage.netWeighed')}
        hint={t('storage.netHint', { kilograms: kilogramsText(ask.leftGrams) })}
        inputMode="decimal"
      />
      <SelectField name="grade" label={t('storage.grade')}>
        {grades.map((grade) => (
          <option key={grade} value={grade}>
            {say(`storage.grade.${grade}`)}
          </option>
        ))}
      </SelectField>
      <TestLines lines={lines} onChange={setLines} />
      <NairaField name="fee.koboPerTonneDay" label={t('storage.feeDay')} />
      <NairaField name="fee.handlingKobo" label={t('storage.feeHandling')} />
      <InsuranceFields />
      <DayOf name="expiresOn" label={t('storage.expiresOn')} begins={addDays(today(), 180)} />
      <TextArea name="terms" label={t('storage.terms')} defaultValue={t('storage.usualTerms')} maxLength={1000} />
      <SubmitButton sending={t('form.sending')}>{t('storage.issue')}</SubmitButton>
      <Button look="bare" onClick={onCancel}>
        {t('form.cancel')}
      </Button>
    </Form>
  );
};

type LinesProps = { readonly lines: readonly TestLine[]; readonly onChange: (lines: TestLine[]) => void };

const TestLines = ({ lines, onChange }: LinesProps) => {
  const { t, say } = useWords();
  return (
    <LineFields name="tests" title={t('storage.testsToday')} lines={lines} least={1} fresh={fresh} onChange={onChange}>
      {(line, place, change) => (
        <>
          <SelectField
            name={`tests.${place}.kind`}
            label={t('storage.testKind')}
            value={line.kind}
            onChange={({ target }) =>
              change({ ...line, kind: testKinds.find((one) => one === target.value) ?? line.kind })
            }
          >
            {testKinds.map((kind) => (
              <option key={kind} value={kind}>
                {say(`storage.test.${kind}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            name={`tests.${place}.value`}
            label={t(line.kind === 'moisture' ? 'storage.inPercent' : 'storage.inMicrograms')}
            inputMode="decimal"
            value={line.value}
            onChange={({ target }) => change({ ...line, value: target.value })}
          />
          <TextField
            name={`tests.${place}.testedBy`}
            label={t('storage.testedBy')}
            value={line.testedBy}
            maxLength={120}
            onChange={({ target }) => change({ ...line, testedBy: target.value })}
          />
        </>
      )}
    </LineFields>
  );
};

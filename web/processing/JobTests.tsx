import { useState } from 'react';
import {
  recordTest,
  testKinds,
  testSubjects,
  type Job,
  type QualityTest,
  type TestKind,
  type TestDetails,
} from '@shuka/domain/processing';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { DayOf } from './DayOf.tsx';

type Props = {
  readonly companyId: string;
  readonly job: Job;
  readonly mayRecord: boolean;
  readonly onDone: () => void;
};

/** What tests measured in a job, what the limits say of it, and one more test. */
export const JobTests = ({ companyId, job, mayRecord, onDone }: Props) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">{t('mill.tests')}</h2>
      {job.tests.length === 0 && <p className="text-ink-soft">{t('mill.noTests')}</p>}
      <ul className="grid gap-3">
        {job.tests.map((test) => (
          <TestLine key={test.id} test={test} />
        ))}
      </ul>
      {mayRecord && !isOpen && (
        <Button look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
          {t('mill.addTest')}
        </Button>
      )}
      {isOpen && (
        <TestForm
          companyId={companyId}
          job={job}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      )}
    </section>
  );
};

const unitOf = (kind: TestKind): 'mill.percent' | 'mill.micrograms' =>
  kind === 'moisture' ? 'mill.percent' : 'mill.micrograms';

const TestLine = ({ test }: { readonly test: QualityTest }) => {
  const { t, say, language } = useWords();
  const { kind, subject, value, verdict, limits, testedOn, testedBy } = test;
  const amount = (count: number): string => t(unitOf(kind), { count: formatNumber(count) });
  return (
    <li
      className={`grid gap-1 rounded-2xl border-2 bg-paper p-4 ${verdict === 'above' ? 'border-danger' : 'border-line'}`}
    >
      <p className="text-lg font-bold">
        {t('mill.testSays', { kind: say(`mill.test.${kind}`), amount: amount(value) })}
      </p>
      <p className={verdict === 'above' ? 'font-semibold text-danger' : 'font-semibold'}>
        {say(`mill.verdict.${verdict}`)}
      </p>
      <p className="text-ink-soft">
        {t('mill.testOf', { what: say(`mill.subject.${subject}`), day: formatDate(testedOn, language), who: testedBy })}
      </p>
      <ul className="grid gap-1 text-sm text-ink-soft">
        {limits.map(({ authority, most, source }) => (
          <li key={authority}>
            {t('mill.limit', { authority: say(`mill.authority.${authority}`), amount: amount(most), source })}
          </li>
        ))}
      </ul>
    </li>
  );
};

const TestForm = ({ companyId, job, onDone }: Omit<Props, 'mayRecord'>) => {
  const { t, say } = useWords();
  const [id] = useState(newId);
  return (
    <Form
      contract={recordTest}
      draftOf={({ kind = '', subject = '', value = '', testedOn = '', testedBy = '' }) => {
        // The schema looks at the choices, and at what is no number.
        const chosen = { kind, subject } as Pick<TestDetails, 'kind' | 'subject'>;
        return { ...chosen, id, companyId, jobId: job.id, value: Number.parseFloat(value), testedOn, testedBy };
      }}
      onDone={onDone}
    >
      <SelectField name="kind" label={t('mill.testKind')}>
        {testKinds.map((kind) => (
          <option key={kind} value={kind}>
            {say(`mill.test.${kind}`)}
          </option>
        ))}
      </SelectField>
      <SelectField name="subject" label={t('mill.testSubject')}>
        {testSubjects
          .filter((subject) => subject === 'input' || job.state === 'completed')
          .toReversed()
          .map((subject) => (
            <option key={subject} value={subject}>
              {say(`mill.subject.${subject}`)}
            </option>
          ))}
      </SelectField>
      <TextField name="value" label={t('mill.testValue')} hint={t('mill.testValueHint')} inputMode="decimal" required />
      <DayOf name="testedOn" label={t('mill.testedOn')} />
      <TextField name="testedBy" label={t('mill.testedBy')} maxLength={120} required />
      <SubmitButton sending={t('form.sending')}>{t('mill.saveTest')}</SubmitButton>
    </Form>
  );
};

import { useState } from 'react';
import {
  decideMessageReport,
  listMessageReports,
  verdicts,
  type MessageReport,
  type MessageVerdict,
} from '@shuka/domain/messaging';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { SubmitButton } from '#kit/button.tsx';
import { ChoiceField } from '#kit/choice-field.tsx';
import { SelectField, TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

type State = 'open' | 'decided';

/** Messages that people brought before the admins, with their words, and the place to decide. */
export const ReportedMessagesPage = () => {
  const { t } = useWords();
  const [state, setState] = useState<State>('open');
  const pages = usePages(state);
  const loaded = useLoad(listMessageReports, { state, ...pages.query });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-2xl font-bold">{t('guard.title')}</h1>
      <SelectField
        name="state"
        label={t('guard.title')}
        value={state}
        onChange={({ target }) => setState(target.value === 'open' ? 'open' : 'decided')}
      >
        <option value="open">{t('guard.open')}</option>
        <option value="decided">{t('guard.decided')}</option>
      </SelectField>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('guard.none')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((report) => (
                <ReportCard key={report.id} report={report} onDecided={loaded.reload} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

type CardProps = { readonly report: MessageReport; readonly onDecided: () => void };

const ReportCard = ({ report, onDecided }: CardProps) => {
  const { t, language } = useWords();
  return (
    <li className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <h2 className="font-semibold">{t('guard.wrote', { name: report.writerName })}</h2>
      <blockquote className="whitespace-pre-line break-words border-l-4 border-ochre pl-3 empty:hidden">
        {report.text}
      </blockquote>
      {report.hasMore && <p className="text-sm">{t('guard.hasMore')}</p>}
      <p className="break-words">
        <strong>{t('guard.saidOf', { name: report.reporterName })}</strong> {report.reason}
      </p>
      <p className="text-sm text-ink-soft">{formatDateTime(report.reportedAt, language)}</p>
      {report.verdict === null || report.decidedAt === null ? (
        <DecideForm reportId={report.id} onDecided={onDecided} />
      ) : (
        <p className="break-words">
          <strong>{t(`guard.verdict.${report.verdict}`)}</strong> {report.decisionReason}
        </p>
      )}
    </li>
  );
};

const DecideForm = ({ reportId, onDecided }: { readonly reportId: string; readonly onDecided: () => void }) => {
  const { t } = useWords();
  return (
    <Form
      contract={decideMessageReport}
      // Nothing chosen is refused beside the choice by the contract itself.
      draftOf={({ verdict = '', reason = '' }) => ({ reportId, verdict: verdict as MessageVerdict, reason })}
      onDone={onDecided}
    >
      <ChoiceField
        name="verdict"
        label={t('guard.verdict')}
        choices={verdicts.map((value) => ({ value, label: t(`guard.verdict.${value}`) }))}
      />
      <TextArea name="reason" label={t('guard.decisionReason')} maxLength={500} rows={2} required />
      <SubmitButton sending={t('form.sending')}>{t('guard.decide')}</SubmitButton>
    </Form>
  );
};

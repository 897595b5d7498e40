import { useState } from 'react';
import { correctable, type Correctable } from '@shuka/domain/accounts';
import { answerRequest, previewRequest, type RequestPreview } from '@shuka/domain/privacy';
import type { DraftOf, OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { RequestEffect } from './RequestEffect.tsx';

type Request = OutputOf<typeof answerRequest>;

type Props = { readonly request: Request; readonly onAnswered: () => void };

/** Answers a request, after a look at what a yes would do. */
export const AnswerRequestForm = ({ request, onAnswered }: Props) => {
  const loaded = useLoad(previewRequest, { requestId: request.id });
  return (
    <LoadedPart loaded={loaded}>
      {(preview) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <RequestEffect preview={preview} />
          <AnswerForm request={request} preview={preview} onAnswered={onAnswered} />
        </div>
      )}
    </LoadedPart>
  );
};

const correctionIn = (fields: Readonly<Record<string, string>>): Pick<DraftOf<typeof answerRequest>, 'correction'> => {
  const field = correctable.find((one) => one === fields['correction.field']);
  return field === undefined || fields['outcome'] !== 'done'
    ? {}
    : { correction: { field, value: fields['correction.value'] ?? '' } };
};

const AnswerForm = ({ request, preview, onAnswered }: Props & { readonly preview: RequestPreview }) => {
  const { t } = useWords();
  const [outcome, setOutcome] = useState<'done' | 'refused'>(preview.blockedBy === null ? 'done' : 'refused');
  return (
    <Form
      contract={answerRequest}
      draftOf={({ answer = '', ...fields }) => ({
        requestId: request.id,
        outcome,
        answer,
        ...correctionIn({ ...fields, outcome }),
      })}
      onDone={onAnswered}
    >
      <SelectField
        name="outcome"
        label={t('rights.outcome')}
        value={outcome}
        onChange={({ target }) => setOutcome(target.value === 'done' ? 'done' : 'refused')}
      >
        <option value="done">{t('rights.state.done')}</option>
        <option value="refused">{t('rights.state.refused')}</option>
      </SelectField>
      {outcome === 'done' && preview.now.length > 0 && <CorrectionFields request={request} now={preview.now} />}
      <TextArea name="answer" label={t('rights.answer')} maxLength={1000} rows={3} required />
      <SubmitButton sending={t('form.sending')}>{t('rights.sendAnswer')}</SubmitButton>
    </Form>
  );
};

type Field = { readonly request: Request; readonly now: RequestPreview['now'] };

/** What is written in which field, beside what stands there now; begun with what was asked. */
const CorrectionFields = ({ request: { field: asked, value }, now }: Field) => {
  const { t } = useWords();
  const [field, setField] = useState<Correctable | ''>(asked ?? '');
  const stands = now.find((one) => one.field === field)?.value ?? '';
  return (
    <>
      <SelectField
        name="correction.field"
        label={t('rights.field')}
        value={field}
        onChange={({ target }) => setField(correctable.find((one) => one === target.value) ?? '')}
      >
        <option value="">{t('rights.fieldElsewhere')}</option>
        {now.map((one) => (
          <option key={one.field} value={one.field}>
            {t(`rights.field.${one.field}`)}
          </option>
        ))}
      </SelectField>
      {field !== '' && (
        <>
          <p className="break-words">{t('rights.standsNow', { value: stands === '' ? '-' : stands })}</p>
          <TextField
            name="correction.value"
            label={t('rights.value')}
            hint={t('rights.valueHint')}
            defaultValue={asked === field ? value : ''}
            maxLength={200}
          />
        </>
      )}
    </>
  );
};

import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { isForAgronomists, passCase, readPassing, type Passing } from '@shuka/domain/library';
import type { Issue } from '@shuka/domain/extension';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly issue: Issue };

/** Passes a problem of pests or disease to an agronomist, and tells how it stands with them; nothing for other problems. */
export const PassCase = ({ issue }: Props) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const isOnline = useOnline();
  if (!isForAgronomists(issue)) return null;
  if (!isOpen)
    return (
      <Button look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        <GraduationCap aria-hidden className="size-5 shrink-0" />
        {t('library.askAgronomist')}
      </Button>
    );
  return (
    <section className="grid gap-3 border-t border-line pt-3">
      <h4 className="font-bold">{t('library.askAgronomist')}</h4>
      {isOnline ? <Asking issueId={issue.id} /> : <Notice kind="hint">{t('library.needsNetwork')}</Notice>}
      <Button look="bare" onClick={() => setOpen(false)}>
        {t('form.cancel')}
      </Button>
    </section>
  );
};

const Asking = ({ issueId }: { readonly issueId: string }) => {
  const { t } = useWords();
  const loaded = useLoad(readPassing, { issueId });
  return (
    <LoadedPart loaded={loaded}>
      {({ agronomists, cases }) => (
        <>
          <ul className="grid gap-2 empty:hidden">
            {cases.map((one) => (
              <PassedLine key={one.id} passed={one} />
            ))}
          </ul>
          {agronomists.length === 0 ? (
            <Notice kind="hint">{t('library.noAgronomist')}</Notice>
          ) : (
            <PassForm key={cases.length} issueId={issueId} agronomists={agronomists} onPassed={loaded.reload} />
          )}
        </>
      )}
    </LoadedPart>
  );
};

const PassedLine = ({ passed }: { readonly passed: Passing }) => {
  const { t, language } = useWords();
  const { agronomistName: name, passedAt, answeredAt, takenBackAt } = passed;
  const stands =
    answeredAt !== null
      ? t('library.caseAnsweredOn', { date: formatDate(answeredAt, language) })
      : t(takenBackAt === null ? 'library.caseWaits' : 'library.caseTakenBack');
  return (
    <li className="grid gap-1 border-l-4 border-line-strong pl-3">
      <p className="font-semibold">{t('library.passedTo', { name, date: formatDate(passedAt, language) })}</p>
      <p className="break-words">{passed.question}</p>
      <p className="text-sm text-ink-soft">{stands}</p>
    </li>
  );
};

type FormProps = {
  readonly issueId: string;
  readonly agronomists: readonly { readonly agronomistId: string; readonly name: string }[];
  readonly onPassed: () => void;
};

/** To whom, and what the manager wants to know. */
const PassForm = ({ issueId, agronomists, onPassed }: FormProps) => {
  const { t } = useWords();
  const [id] = useState(newId);
  return (
    <Form
      contract={passCase}
      draftOf={({ agronomistId = '', question = '' }) => ({ id, issueId, agronomistId, question })}
      onDone={onPassed}
    >
      <p>{t('library.passText')}</p>
      <SelectField name="agronomistId" label={t('library.agronomist')}>
        {agronomists.map(({ agronomistId, name }) => (
          <option key={agronomistId} value={agronomistId}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextArea name="question" label={t('library.caseQuestion')} rows={3} maxLength={1000} required />
      <SubmitButton sending={t('form.saving')}>{t('library.passNow')}</SubmitButton>
    </Form>
  );
};

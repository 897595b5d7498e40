import { useRef } from 'react';
import {
  closeFinding,
  findingWeights,
  listAuditVisits,
  noteAuditVisit,
  type AuditVisit,
} from '@shuka/domain/traceability';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

type Of = { readonly companyId: string; readonly certificateId: string };

/** The visits of inspectors for a certificate, and a form to note another. */
export const AuditVisits = ({ mayEnter, ...of }: Of & { readonly mayEnter: boolean }) => {
  const { t } = useWords();
  const pages = usePages(of.certificateId);
  const loaded = useLoad(listAuditVisits, { ...of, ...pages.query, limit: '10' });
  return (
    <div className="grid gap-3">
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('comply.noVisits')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((visit) => (
                <Visit key={visit.id} visit={visit} of={of} mayEnter={mayEnter} onDone={loaded.reload} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
            {mayEnter && <VisitForm key={items[0]?.id ?? ''} of={of} onDone={loaded.reload} />}
          </>
        )}
      </LoadedPart>
    </div>
  );
};

type VisitProps = {
  readonly visit: AuditVisit;
  readonly of: Of;
  readonly mayEnter: boolean;
  readonly onDone: () => void;
};

const Visit = ({ visit, of, mayEnter, onDone }: VisitProps) => {
  const { t, say, language } = useWords();
  const { id: visitId, inspectedOn, inspector, findings } = visit;
  return (
    <li className="grid gap-2 rounded-xl border border-line p-3">
      <p className="font-semibold break-words">{[formatDate(inspectedOn, language), inspector].join(', ')}</p>
      {findings.length === 0 && <p>{t('comply.nothingFound')}</p>}
      {findings.map(({ says, weight, dueOn, closed }, place) => (
        <div key={`${place} ${says}`} className="grid gap-2">
          <p className="break-words">
            <b>{say(`comply.weightOf.${weight}`)}</b>: {says}
            {dueOn !== null && ` (${t('comply.dueOn')} ${formatDate(dueOn, language)})`}
          </p>
          {closed !== null && <p className="break-words">{t('comply.closed', { says: closed.says })}</p>}
          {closed === null && mayEnter && (
            <Form
              contract={closeFinding}
              draftOf={({ says: done = '' }) => ({ ...of, visitId, place, says: done })}
              onDone={onDone}
            >
              <TextField name="says" label={t('comply.closing')} maxLength={500} required />
              <SubmitButton look="quiet" sending={t('form.sending')}>
                {t('comply.close')}
              </SubmitButton>
            </Form>
          )}
        </div>
      ))}
    </li>
  );
};

type Weight = (typeof findingWeights)[number];

const findingOf = (says: string, weight: string, dueOn: string) =>
  says.trim() === '' ? [] : [{ says, weight: weight as Weight, dueOn: dueOn === '' ? null : dueOn }]; // one of the options

const VisitForm = ({ of, onDone }: { readonly of: Of; readonly onDone: () => void }) => {
  const { t, say } = useWords();
  const id = useRef(newId());
  return (
    <Form
      contract={noteAuditVisit}
      draftOf={({ inspectedOn = '', inspector = '', finding = '', weight = 'minor', dueOn = '' }) => ({
        ...of,
        id: id.current,
        inspectedOn,
        inspector,
        findings: findingOf(finding, weight, dueOn),
      })}
      onDone={onDone}
    >
      <TextField name="inspectedOn" type="date" label={t('comply.inspectedOn')} required />
      <TextField name="inspector" label={t('comply.inspector')} maxLength={120} required />
      <TextArea name="finding" label={t('comply.finding')} rows={3} maxLength={500} />
      <SelectField name="weight" label={t('comply.weight')}>
        {findingWeights.map((weight) => (
          <option key={weight} value={weight}>
            {say(`comply.weightOf.${weight}`)}
          </option>
        ))}
      </SelectField>
      <TextField name="dueOn" type="date" label={t('comply.dueOn')} />
      <SubmitButton sending={t('form.sending')}>{t('comply.addVisit')}</SubmitButton>
    </Form>
  );
};

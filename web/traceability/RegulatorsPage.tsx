import { useRef, useState, type ReactNode } from 'react';
import { endRegulator, listRegulators, settleRegulator, type Regulator } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Button, SubmitButton } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { PasswordField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { ProposeRegulatorForm } from './ProposeRegulatorForm.tsx';

/** Who may look at what is traced in which states; one admin proposes, another decides. */
export const RegulatorsPage = () => {
  const { t } = useWords();
  const pages = usePages('regulators');
  const loaded = useLoad(listRegulators, { limit: '20', ...pages.query });
  const [isProposing, setProposing] = useState(false);
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to="/admin/people">{t('people.title')}</BackLink>
      <h1 className="text-2xl font-bold">{t('comply.regulators')}</h1>
      <p>{t('comply.regulatorsLead')}</p>
      <Button className="justify-self-start" onClick={() => setProposing(true)}>
        {t('comply.propose')}
      </Button>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            <ul className="grid gap-3 empty:hidden">
              {items.map((one) => (
                <RegulatorCard key={one.id} regulator={one} onDone={loaded.reload} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
      {isProposing && (
        <Dialog title={t('comply.propose')} isOpen onClose={() => setProposing(false)}>
          <ProposeRegulatorForm
            onDone={() => {
              setProposing(false);
              loaded.reload();
            }}
          />
        </Dialog>
      )}
    </section>
  );
};

type CardProps = { readonly regulator: Regulator; readonly onDone: () => void };

const RegulatorCard = ({ regulator, onDone }: CardProps) => {
  const { say } = useWords();
  const { name, authority, states, reason, state, mayDecide } = regulator;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-lg font-bold break-words">{name}</h2>
      <p className="font-semibold break-words">{[authority, say(`comply.duty.${state}`)].join(' · ')}</p>
      <p>{states.map(stateName).join(', ')}</p>
      <p className="break-words">{reason}</p>
      {mayDecide && (
        <>
          <DecisionForm regulator={regulator} isAgreed onDone={onDone} />
          <DecisionForm regulator={regulator} isAgreed={false} onDone={onDone} />
        </>
      )}
      {state === 'agreed' && <EndForm regulator={regulator} onDone={onDone} />}
    </li>
  );
};

const Folded = ({ says, children }: { readonly says: string; readonly children: ReactNode }) => (
  <details>
    <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-leaf">{says}</summary>
    {children}
  </details>
);

const DecisionForm = ({ regulator, isAgreed, onDone }: CardProps & { readonly isAgreed: boolean }) => {
  const { t } = useWords();
  const id = useRef(newId());
  const says = t(isAgreed ? 'comply.agree' : 'comply.refuse');
  return (
    <Folded says={says}>
      <Form
        contract={settleRegulator}
        draftOf={({ password = '' }) => ({ id: id.current, regulatorId: regulator.id, isAgreed, password })}
        onDone={onDone}
      >
        <PasswordField name="password" label={t('comply.password')} autoComplete="current-password" required />
        <SubmitButton sending={t('form.sending')}>{says}</SubmitButton>
      </Form>
    </Folded>
  );
};

const EndForm = ({ regulator, onDone }: CardProps) => {
  const { t } = useWords();
  const id = useRef(newId());
  return (
    <Folded says={t('comply.end')}>
      <Form
        contract={endRegulator}
        draftOf={({ reason = '', password = '' }) => ({ id: id.current, regulatorId: regulator.id, reason, password })}
        onDone={onDone}
      >
        <TextField name="reason" label={t('comply.reason')} maxLength={500} required />
        <PasswordField name="password" label={t('comply.password')} autoComplete="current-password" required />
        <SubmitButton look="quiet" sending={t('form.sending')}>
          {t('comply.end')}
        </SubmitButton>
      </Form>
    </Folded>
  );
};

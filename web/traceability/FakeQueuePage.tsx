import { useState } from 'react';
import { fakeStates, listFakeQueue, settleFake, type FakeReport, type FakeState } from '@shuka/domain/traceability';
import { SubmitButton } from '#kit/button.tsx';
import { ChoiceField } from '#kit/choice-field.tsx';
import { SelectField, TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { FakeCard } from './OwnFakes.tsx';

/** Reports of fakes for the staff: new ones, those somebody looked at, and those that are answered. */
export const FakeQueuePage = () => {
  const { t, say } = useWords();
  const [state, setState] = useState<FakeState>('new');
  const pages = usePages(state);
  const loaded = useLoad(listFakeQueue, { state, ...pages.query });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-2xl font-bold">{t('codes.fakesTitle')}</h1>
      <SelectField
        name="queue"
        label={t('codes.queueState')}
        value={state}
        onChange={({ target }) => setState(fakeStates.find((one) => one === target.value) ?? 'new')}
      >
        {fakeStates.map((one) => (
          <option key={one} value={one}>
            {say(`codes.fakeState.${one}`)}
          </option>
        ))}
      </SelectField>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('codes.noFakes')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((report) => (
                <FakeCard key={report.id} report={report}>
                  {report.state !== 'answered' && <SayForm report={report} onDone={loaded.reload} />}
                </FakeCard>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

const SayForm = ({ report, onDone }: { readonly report: FakeReport; readonly onDone: () => void }) => {
  const { t, say } = useWords();
  return (
    <Form
      contract={settleFake}
      // Nothing chosen is refused beside the choice by the contract itself.
      draftOf={({ state = '', says = '' }) => ({
        reportId: report.id,
        after: report.version,
        state: state as 'answered',
        says,
      })}
      onDone={onDone}
    >
      <ChoiceField
        name="state"
        label={t('codes.sayWhat')}
        choices={(['looked-at', 'answered'] as const).map((value) => ({
          value,
          label: say(`codes.fakeState.${value}`),
        }))}
      />
      <TextArea name="says" label={t('codes.sayText')} maxLength={1000} rows={2} required />
      <SubmitButton sending={t('form.sending')}>{t('codes.saySend')}</SubmitButton>
    </Form>
  );
};

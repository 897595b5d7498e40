import { useState } from 'react';
import {
  cancelWindow,
  listWindows,
  planWindow,
  switchNames,
  type MaintenanceWindow,
  type SwitchName,
} from '@shuka/domain/settings';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { call } from '#kit/api.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

/** What was typed by Nigeria's clock, as a moment. */
const momentOf = (typed: string | undefined): string => (typed ? `${typed.slice(0, 16)}:00+01:00` : '');

/** Doors that close for a while and open again by themselves. */
export const WindowsPart = () => {
  const { t, say } = useWords();
  const loaded = useLoad(listWindows, { limit: '10' });
  const [id, setId] = useState(newId);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('upkeep.windows')}</h2>
      <p>{t('upkeep.windowsIntro')}</p>
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <ul className="grid gap-2">
            {items.map((one) => (
              <WindowLine key={one.id} one={one} onChanged={loaded.reload} />
            ))}
          </ul>
        )}
      </LoadedPart>
      <Form
        key={id}
        contract={planWindow}
        draftOf={(fields) => ({
          id,
          name: (fields['name'] ?? '') as SwitchName, // the contract refuses what is none
          from: momentOf(fields['from']),
          until: momentOf(fields['until']),
        })}
        onDone={() => {
          setId(newId());
          loaded.reload();
        }}
      >
        <SelectField name="name" label={t('upkeep.door')}>
          {switchNames.map((name) => (
            <option key={name} value={name}>
              {say(`switches.name.${name}`)}
            </option>
          ))}
        </SelectField>
        <TextField type="datetime-local" name="from" label={t('upkeep.from')} required />
        <TextField type="datetime-local" name="until" label={t('upkeep.until')} required />
        <SubmitButton sending={t('form.saving')}>{t('upkeep.plan')}</SubmitButton>
      </Form>
    </section>
  );
};

const WindowLine = ({ one, onChanged }: { one: MaintenanceWindow; onChanged: () => void }) => {
  const { t, say, language } = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const cancel = async (): Promise<void> => {
    const result = await call(cancelWindow, { windowId: one.id });
    if (result.ok) onChanged();
    else setProblem(result.failure.title === '' ? t('form.network') : result.failure.title);
  };
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-paper p-4">
      <div className="min-w-0 grow">
        <p className="font-semibold">{say(`switches.name.${one.name}`)}</p>
        <p>{[formatDateTime(one.from, language), formatDateTime(one.until, language)].join(' – ')}</p>
        <p className="text-sm text-ink-soft">{say(`upkeep.state.${one.state}`)}</p>
      </div>
      {one.state === 'planned' && (
        <Button look="danger" onClick={() => void cancel()}>
          {t('upkeep.cancel')}
        </Button>
      )}
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </li>
  );
};

import { MailX } from 'lucide-react';
import { useState } from 'react';
import { listFigureMails, rhythms, startFigureMail, stopFigureMail, type FigureMail } from '@shuka/domain/figures';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { call } from '#kit/api.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { SelectField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { useFlag } from '#accounts';
import { placeName } from './figure-words.ts';

type Said = { readonly kind: 'done' | 'error'; readonly text: string };

/** The figures that come by mail, and a way to ask for those of a place. */
export const FigureMails = ({ place }: { readonly place: string }) => {
  const words = useWords();
  const { t } = words;
  const mayAsk = useFlag('figure-mails');
  const loaded = useLoad(listFigureMails, {});
  const [said, setSaid] = useState<Said | null>(null);
  const [turn, setTurn] = useState(0);
  const tell = (next: Said): void => {
    setSaid(next);
    setTurn((count) => count + 1);
    loaded.reload();
  };
  return (
    <section className="no-print grid gap-4">
      <h2 className="text-xl font-bold">{t('counts.mails')}</h2>
      <p>{t('counts.mailsText')}</p>
      <div aria-live="polite">{said !== null && <Notice kind={said.kind}>{said.text}</Notice>}</div>
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <ul className="grid gap-2">
            {items.map((mail) => (
              <MailLine key={mail.id} mail={mail} onSaid={tell} />
            ))}
          </ul>
        )}
      </LoadedPart>
      {mayAsk ? (
        <AskForMail
          key={`${place} ${turn}`}
          place={place}
          onDone={() => tell({ kind: 'done', text: t('counts.mailStarted') })}
        />
      ) : (
        <Notice kind="hint">{t('counts.mailsNotYet')}</Notice>
      )}
    </section>
  );
};

type LineProps = { readonly mail: FigureMail; readonly onSaid: (said: Said) => void };

const MailLine = ({ mail: { id, place, every }, onSaid }: LineProps) => {
  const words = useWords();
  const { t, say } = words;
  const [isBusy, setBusy] = useState(false);
  const stop = async (): Promise<void> => {
    setBusy(true);
    const done = await call(stopFigureMail, { id: newId(), mailId: id });
    setBusy(false);
    onSaid(
      done.ok
        ? { kind: 'done', text: t('counts.mailStopped') }
        : { kind: 'error', text: failureWords(done.failure, words) },
    );
  };
  const name = t('counts.mailOf', { place: placeName(words, place), every: say(`counts.every.${every}`) });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-line bg-paper p-3">
      {name}
      <Button
        look="danger"
        aria-label={`${t('counts.stopMail')}: ${name}`}
        disabled={isBusy}
        onClick={() => void stop()}
      >
        <MailX aria-hidden className="size-5" />
        {t('counts.stopMail')}
      </Button>
    </li>
  );
};

const AskForMail = ({ place, onDone }: { readonly place: string; readonly onDone: () => void }) => {
  const { t, say } = useWords();
  const [id] = useState(newId);
  return (
    <Form
      contract={startFigureMail}
      draftOf={({ every = '' }) => ({ id, place, every: rhythms.find((one) => one === every) ?? rhythms[0] })}
      onDone={onDone}
    >
      <SelectField name="every" label={t('counts.every')} defaultValue={rhythms[0]}>
        {rhythms.map((value) => (
          <option key={value} value={value}>
            {say(`counts.every.${value}`)}
          </option>
        ))}
      </SelectField>
      <SubmitButton sending={t('form.sending')}>{t('counts.startMail')}</SubmitButton>
    </Form>
  );
};

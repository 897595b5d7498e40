import { useState } from 'react';
import { Link } from 'wouter';
import { answerContactMessage, listContactMessages, type ContactMessage } from '@shuka/domain/messaging';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

type State = 'open' | 'answered';

/** What people wrote to the staff, newest first, and a place to answer each by mail, once. */
export const ContactMessagesPage = () => {
  const { t } = useWords();
  const [state, setState] = useState<State>('open');
  const pages = usePages(state);
  const loaded = useLoad(listContactMessages, { state, ...pages.query });
  return (
    <section className="grid gap-4">
      <h1 className="text-2xl font-bold">{t('inbox.title')}</h1>
      <Link to="/admin/messages/reported" className="justify-self-start font-semibold text-leaf underline">
        {t('inbox.reported')}
      </Link>
      <Link to="/broadcasts" className="justify-self-start font-semibold text-leaf underline">
        {t('inbox.broadcasts')}
      </Link>
      <SelectField
        name="state"
        label={t('inbox.show')}
        value={state}
        onChange={({ target }) => setState(target.value === 'open' ? 'open' : 'answered')}
      >
        <option value="open">{t('inbox.open')}</option>
        <option value="answered">{t('inbox.answered')}</option>
      </SelectField>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && (
              <div className="grid justify-items-center gap-2 p-6">
                <img src="/pictures/empty-messages.svg" alt="" width="240" height="180" />
                <p>{t('inbox.none')}</p>
              </div>
            )}
            <ul className="grid gap-3">
              {items.map((message) => (
                <MessageCard key={message.id} message={message} onAnswered={loaded.reload} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

const MessageCard = ({ message, onAnswered }: { message: ContactMessage; onAnswered: () => void }) => {
  const { t, language } = useWords();
  const [isAnswering, setAnswering] = useState(false);
  return (
    <li className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <p className="text-sm text-ink-soft">{formatDateTime(message.receivedAt, language)}</p>
      <h2 className="break-words text-lg font-semibold">{[message.name, message.email].join(', ')}</h2>
      <p className="whitespace-pre-line break-words">{message.message}</p>
      {message.answer !== null && message.answeredAt !== null && (
        <blockquote className="border-l-4 border-leaf pl-3">
          <p className="whitespace-pre-line break-words">{message.answer}</p>
          <p className="text-sm text-ink-soft">{formatDateTime(message.answeredAt, language)}</p>
        </blockquote>
      )}
      {message.answer === null && !isAnswering && (
        <Button look="quiet" onClick={() => setAnswering(true)}>
          {t('inbox.answer')}
        </Button>
      )}
      {message.answer === null && isAnswering && (
        <Form
          contract={answerContactMessage}
          draftOf={(fields) => ({ messageId: message.id, answer: fields['answer'] ?? '' })}
          onDone={onAnswered}
        >
          <TextArea name="answer" label={t('inbox.yourAnswer')} maxLength={4000} required />
          <SubmitButton sending={t('form.sending')}>{t('inbox.send')}</SubmitButton>
        </Form>
      )}
    </li>
  );
};

import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { answerContactMessage, takeContactMessage, type ContactMessage } from '@shuka/domain/messaging';
import { formatDate, formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { call } from '#kit/api.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly message: ContactMessage; readonly onChanged: () => void };

/** By when it is answered, and who has it. */
const Standing = ({ message }: Pick<Props, 'message'>) => {
  const { t, language } = useWords();
  return (
    <>
      <p className={message.isOverdue ? 'flex items-center gap-2 font-semibold text-danger' : 'text-sm'}>
        {message.isOverdue && <CircleAlert aria-hidden className="size-5 shrink-0" />}
        {t(message.isOverdue ? 'inbox.overdueSince' : 'inbox.dueBy', { day: formatDate(message.dueAt, language) })}
      </p>
      {message.takenByName !== '' && (
        <p className="text-sm">
          {message.isMine ? t('inbox.mine') : t('inbox.takenBy', { name: message.takenByName })}
          {message.passedOn > 0 && ` ${t('inbox.passedOn', { count: message.passedOn })}`}
        </p>
      )}
    </>
  );
};

const AnswerForm = ({ message, onChanged }: Props) => {
  const { t } = useWords();
  return (
    <Form
      contract={answerContactMessage}
      draftOf={(fields) => ({ messageId: message.id, answer: fields['answer'] ?? '' })}
      onDone={onChanged}
    >
      <TextArea name="answer" label={t('inbox.yourAnswer')} maxLength={4000} required />
      <SubmitButton sending={t('form.sending')}>{t('inbox.send')}</SubmitButton>
    </Form>
  );
};

/** One message: what it is, by when it is answered, who has it, and the place for an answer. */
export const ContactMessageCard = ({ message, onChanged }: Props) => {
  const { t, say, language } = useWords();
  const [isAnswering, setAnswering] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (): Promise<void> => {
    const result = await call(takeContactMessage, { messageId: message.id });
    if (result.ok) onChanged();
    else setProblem(result.failure.title === '' ? t('form.network') : result.failure.title);
  };
  return (
    <li className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <p className="text-sm text-ink-soft">
        {[say(`inbox.kindOf.${message.kind}`), message.reference, formatDateTime(message.receivedAt, language)].join(
          ', ',
        )}
      </p>
      {message.answer === null && <Standing message={message} />}
      <h2 className="break-words text-lg font-semibold">{[message.name, message.email].join(', ')}</h2>
      <p className="whitespace-pre-line break-words">{message.message}</p>
      {message.answer !== null && message.answeredAt !== null && (
        <blockquote className="border-l-4 border-leaf pl-3">
          <p className="whitespace-pre-line break-words">{message.answer}</p>
          <p className="text-sm text-ink-soft">
            {[message.answeredByName, formatDateTime(message.answeredAt, language)]
              .filter((one) => one !== '')
              .join(', ')}
          </p>
        </blockquote>
      )}
      {message.answer === null && !isAnswering && (
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" onClick={() => setAnswering(true)}>
            {t('inbox.answer')}
          </Button>
          {!message.isMine && (
            <Button look="bare" onClick={() => void take()}>
              {t('inbox.take')}
            </Button>
          )}
        </div>
      )}
      {message.answer === null && isAnswering && <AnswerForm message={message} onChanged={onChanged} />}
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </li>
  );
};

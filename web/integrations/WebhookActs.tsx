import { Play, RefreshCw, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  changeWebhookSecret,
  pingWebhook,
  removeWebhook,
  resumeWebhook,
  type Webhook,
} from '@shuka/domain/integrations';
import { call, type Result } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { QuestionDialog, useQuestion } from '#kit/question.tsx';
import { useWords } from '#kit/words.tsx';
import { ShownOnce } from './ShownOnce.tsx';

type Props = {
  readonly holderId: string;
  readonly one: Webhook;
  readonly onChanged: () => void;
  readonly onRemoved: () => void;
};

/** What may be done with a webhook: a test, a new secret, going on after a pause, its end. */
export const WebhookActs = ({ holderId, one: { webhookId, url, pausedAt }, onChanged, onRemoved }: Props) => {
  const words = useWords();
  const { t } = words;
  const of = { holderId, webhookId };
  const { asked, ask } = useQuestion<'secret' | 'removal'>();
  const [secret, setSecret] = useState<string | null>(null);
  const [told, setTold] = useState<{ kind: 'done' | 'error'; says: string } | null>(null);
  const after = <Value,>(result: Result<Value>, done: (value: Value) => string | null): void => {
    const says = result.ok ? done(result.value) : failureWords(result.failure, words);
    setTold(says === null ? null : { kind: result.ok ? 'done' : 'error', says });
    if (result.ok) onChanged();
  };
  const ping = async () => after(await call(pingWebhook, of), () => t('programs.pinged'));
  const resume = async () => after(await call(resumeWebhook, of), () => t('programs.resumed'));
  const change = async (): Promise<void> => {
    if (!(await ask('secret'))) return;
    after(await call(changeWebhookSecret, of), (value) => {
      setSecret(value.secret);
      return null;
    });
  };
  const remove = async (): Promise<void> => {
    if (!(await ask('removal'))) return;
    const removed = await call(removeWebhook, of);
    if (removed.ok) onRemoved();
    else after(removed, () => null);
  };
  const isRemoval = asked?.about === 'removal';
  return (
    <div className="grid gap-3">
      {secret !== null && <ShownOnce says={t('programs.secretOnce')} secret={secret} />}
      {told !== null && <Notice kind={told.kind}>{told.says}</Notice>}
      <div className="flex flex-wrap gap-3">
        {pausedAt === null ? (
          <Button onClick={() => void ping()}>
            <Send aria-hidden className="size-5" />
            {t('programs.ping')}
          </Button>
        ) : (
          <Button onClick={() => void resume()}>
            <Play aria-hidden className="size-5" />
            {t('programs.resume')}
          </Button>
        )}
        <Button look="quiet" onClick={() => void change()}>
          <RefreshCw aria-hidden className="size-5" />
          {t('programs.newSecret')}
        </Button>
        <Button look="danger" onClick={() => void remove()}>
          <Trash2 aria-hidden className="size-5" />
          {t('programs.remove')}
        </Button>
      </div>
      <QuestionDialog
        asked={asked}
        title={isRemoval ? t('programs.remove') : t('programs.newSecret')}
        questions={[isRemoval ? t('programs.removeAsk', { url }) : t('programs.newSecretAsk')]}
        change={t('form.cancel')}
        yes={isRemoval ? t('programs.removeYes') : t('programs.newSecretYes')}
      />
    </div>
  );
};

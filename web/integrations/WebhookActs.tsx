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

type Asked = 'secret' | 'removal';

/** What each act does, and what whoever did it is told. */
const useActs = ({ holderId, one: { webhookId }, onChanged, onRemoved }: Props) => {
  const words = useWords();
  const { t } = words;
  const of = { holderId, webhookId };
  const question = useQuestion<Asked>();
  const [secret, setSecret] = useState<string | null>(null);
  const [told, setTold] = useState<{ kind: 'done' | 'error'; says: string } | null>(null);
  const after = (result: Result<unknown>, says: string | null): void => {
    if (!result.ok) setTold({ kind: 'error', says: failureWords(result.failure, words) });
    else setTold(says === null ? null : { kind: 'done', says });
    if (result.ok) onChanged();
  };
  const ping = async (): Promise<void> => after(await call(pingWebhook, of), t('programs.pinged'));
  const resume = async (): Promise<void> => after(await call(resumeWebhook, of), t('programs.resumed'));
  const change = async (): Promise<void> => {
    if (!(await question.ask('secret'))) return;
    const changed = await call(changeWebhookSecret, of);
    if (changed.ok) setSecret(changed.value.secret);
    after(changed, null);
  };
  const remove = async (): Promise<void> => {
    if (!(await question.ask('removal'))) return;
    const removed = await call(removeWebhook, of);
    if (removed.ok) onRemoved();
    else after(removed, null);
  };
  return { asked: question.asked, secret, told, ping, resume, change, remove };
};

/** What may be done with a webhook: a test, a new secret, going on after a pause, its end. */
export const WebhookActs = (props: Props) => {
  const { t } = useWords();
  const { asked, secret, told, ping, resume, change, remove } = useActs(props);
  const { url, pausedAt } = props.one;
  const isRemoval = asked?.about === 'removal';
  return (
    <div className="grid gap-3">
      {secret !== null && <ShownOnce says={t('programs.secretOnce')} secret={secret} />}
      {told !== null && <Notice kind={told.kind}>{told.says}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void (pausedAt === null ? ping() : resume())}>
          {pausedAt === null ? <Send aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
          {t(pausedAt === null ? 'programs.ping' : 'programs.resume')}
        </Button>
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
        title={t(isRemoval ? 'programs.remove' : 'programs.newSecret')}
        questions={[isRemoval ? t('programs.removeAsk', { url }) : t('programs.newSecretAsk')]}
        change={t('form.cancel')}
        yes={t(isRemoval ? 'programs.removeYes' : 'programs.newSecretYes')}
      />
    </div>
  );
};

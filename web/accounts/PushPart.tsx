import { BellRing, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { addPushPhone, dropPushPhone, type NoticeSettings } from '@shuka/domain/accounts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { useWords } from '#kit/words.tsx';
import { canPush, subscribeHere, unsubscribeHere } from './push-here.ts';

type Props = { readonly settings: NoticeSettings; readonly onChanged: () => void };

/** Whether this browser shows that there is news. It is asked only by a press; nothing where it cannot. */
export const PushPart = ({ settings: { pushKey, isPushHere }, onChanged }: Props) => {
  const words = useWords();
  const { t } = words;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (pushKey === null || !canPush()) return null;

  const turnOn = async (): Promise<string | null> => {
    const draft = await subscribeHere(pushKey);
    if (draft === null) return t('notices.pushDenied');
    const added = await call(addPushPhone, draft);
    return added.ok ? null : failureWords(added.failure, words);
  };
  const turnOff = async (): Promise<string | null> => {
    const dropped = await call(dropPushPhone, { endpoint: await unsubscribeHere() });
    return dropped.ok ? null : failureWords(dropped.failure, words);
  };
  const press = (work: () => Promise<string | null>) => async (): Promise<void> => {
    setBusy(true);
    const failed = await work().catch(() => t('notices.pushFailed'));
    setBusy(false);
    setFailure(failed);
    if (failed === null) onChanged();
  };
  return (
    <div className="flex gap-3 rounded-2xl border border-line bg-paper p-4">
      <BellRing aria-hidden className="size-6 shrink-0 text-leaf" />
      <div className="grid min-w-0 gap-2">
        <h2 className="font-semibold">{t('notices.push')}</h2>
        <p className="text-sm text-ink-soft">{t('notices.pushText')}</p>
        {isPushHere && <p className="font-semibold text-leaf">{t('notices.pushIsOn')}</p>}
        <Button
          look={isPushHere ? 'quiet' : 'main'}
          className="justify-self-start"
          disabled={isBusy}
          onClick={press(isPushHere ? turnOff : turnOn)}
        >
          <Smartphone aria-hidden className="size-5 shrink-0" />
          {isPushHere ? t('notices.pushStop') : t('notices.pushStart')}
        </Button>
        {failure !== null && (
          <p role="alert" className="font-medium text-danger">
            {failure}
          </p>
        )}
      </div>
    </div>
  );
};

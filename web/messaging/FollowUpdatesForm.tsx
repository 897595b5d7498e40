import { useState, useSyncExternalStore } from 'react';
import { followUpdates, stopFollowing } from '@shuka/domain/messaging';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { EmailField } from '#kit/person-fields.tsx';
import { useWords } from '#kit/words.tsx';

/** An address does not change while its page is open. */
const watchNothing = () => () => undefined;

/** What the stop link of a letter holds; null where somebody came by themselves. */
const readToken = (): string | null => new URLSearchParams(location.search).get('stop');

/** Asks for one mail when the platform is open again; the link in that mail's forerunner takes the address off. */
export const FollowUpdatesForm = () => {
  const { t } = useWords();
  const [news, setNews] = useState<string | null>(null);

  // The page is drawn at build: what its address says is known in the browser alone.
  const token = useSyncExternalStore(watchNothing, readToken, () => null);

  if (news !== null) return <Notice kind="done">{news}</Notice>;
  if (token !== null) return <StopButton token={token} onStopped={setNews} />;
  return (
    <Form
      contract={followUpdates}
      draftOf={(fields) => ({ email: fields['email'] ?? '' })}
      onDone={() => setNews(t('follow.done'))}
    >
      <EmailField />
      <SubmitButton sending={t('form.sending')}>{t('follow.submit')}</SubmitButton>
    </Form>
  );
};

type Stop = { readonly token: string; readonly onStopped: (news: string) => void };

/** Stops the letters by a press: programs that look at links in mails press nothing. */
const StopButton = ({ token, onStopped }: Stop) => {
  const { t } = useWords();
  return (
    <Form contract={stopFollowing} draftOf={() => ({ token })} onDone={() => onStopped(t('follow.stopped'))}>
      <SubmitButton sending={t('form.sending')}>{t('follow.stop')}</SubmitButton>
    </Form>
  );
};

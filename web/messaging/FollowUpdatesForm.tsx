import { useEffect, useState } from 'react';
import { followUpdates, stopFollowing } from '@shuka/domain/messaging';
import { call } from '#kit/api.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { EmailField } from '#kit/person-fields.tsx';
import { useWords } from '#kit/words.tsx';

/** Asks for one mail when the platform is open again; the link in that mail's forerunner takes the address off. */
export const FollowUpdatesForm = () => {
  const { t } = useWords();
  const [news, setNews] = useState<string | null>(null);

  useEffect(() => {
    const token = new URLSearchParams(location.search).get('stop');
    if (token !== null)
      void call(stopFollowing, { token }).then(({ ok }) => setNews(ok ? t('follow.stopped') : t('form.failed')));
  }, [t]);

  if (news !== null) return <Notice kind="done">{news}</Notice>;
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

import { Ban, Copy, Eye, IdCard, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { revokePassport, type Passport } from '@shuka/domain/loans';
import { formatDate, formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { Button, ButtonLink, SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { partSigns } from './passport-signs.ts';
import { partWords } from './passport-words.ts';

type Props = { readonly passport: Passport; readonly onEnded: () => void };

/** One link: for whom, what it shows, until when, and each time it was opened. One that is over can only be read. */
export const PassportCard = ({ passport, onEnded }: Props) => {
  const { t, language } = useWords();
  const { lender, parts, token, expiresAt, revokedAt } = passport;
  const over =
    revokedAt !== null
      ? t('passport.endedOn', { date: formatDate(revokedAt, language) })
      : t('passport.over', { date: formatDate(expiresAt, language) });
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-line bg-paper p-4">
      <h2 className="flex gap-2 text-lg font-bold">
        <IdCard aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        <span className="min-w-0 break-words">{lender}</span>
      </h2>
      <p className="font-semibold">
        {token === null ? over : t('passport.until', { date: formatDateTime(expiresAt, language) })}
      </p>
      <ul className="grid gap-1">
        {parts.map((part) => {
          const Icon = partSigns[part];
          return (
            <li key={part} className="flex gap-2">
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
              {t(partWords[part].says)}
            </li>
          );
        })}
      </ul>
      {token !== null && <LinkPart key={token} token={token} />}
      <Looks passport={passport} />
      {token !== null && (
        <Form contract={revokePassport} draftOf={() => ({ passportId: passport.id })} onDone={onEnded}>
          <SubmitButton look="danger" sending={t('form.sending')}>
            <Ban aria-hidden className="size-5 shrink-0" />
            {t('passport.end')}
          </SubmitButton>
        </Form>
      )}
    </article>
  );
};

/** What comes after the sign # stays in the browser: no server on the way, and no preview of a message, learns it. */
const linkOf = (token: string): string => `${location.origin}/passport#${token}`;

const LinkPart = ({ token }: { readonly token: string }) => {
  const { t } = useWords();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const link = linkOf(token);
  /** There is no clipboard on a page that did not come by https, nor where the browser does not let us. */
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  };
  return (
    <div className="grid gap-2">
      <p className="break-all rounded-xl border border-line bg-ground p-3 text-sm select-all">{link}</p>
      <p className="text-sm text-ink-soft">{t('passport.linkHint')}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => void copy()}>
          <Copy aria-hidden className="size-5 shrink-0" />
          {t('passport.copy')}
        </Button>
        <ButtonLink look="quiet" href={`sms:?&body=${encodeURIComponent(link)}`}>
          <MessageSquareText aria-hidden className="size-5 shrink-0" />
          {t('passport.bySms')}
        </ButtonLink>
      </div>
      {copied === 'yes' && <Notice kind="done">{t('passport.copied')}</Notice>}
      {copied === 'no' && <Notice kind="error">{t('passport.notCopied')}</Notice>}
    </div>
  );
};

const Looks = ({ passport: { viewCount, views } }: { readonly passport: Passport }) => {
  const { t, language } = useWords();
  if (viewCount === 0) return <p className="text-ink-soft">{t('passport.notOpened')}</p>;
  return (
    <details className="grid gap-1">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-leaf">
        <Eye aria-hidden className="size-5 shrink-0" />
        {t('passport.opened', { count: viewCount })}
      </summary>
      <ul className="grid gap-1 pl-6">
        {views.map((at) => (
          <li key={at}>{formatDateTime(at, language)}</li>
        ))}
      </ul>
    </details>
  );
};

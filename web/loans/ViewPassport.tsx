import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { viewPassport, type PassportView } from '@shuka/domain/loans';
import { formatDate, formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { call } from '#kit/api.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { PassportParts } from './PassportParts.tsx';

type Shown = PassportView | 'asking' | 'unknown' | { readonly says: string };

/** The way to the page in another language must lead to the same passport. */
const keepInLanguages = (): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/passport?lang="]'))
    link.hash = location.hash;
};

/** What a farmer lets a lender see, to whoever has the link; what opens it stands after the sign # of the address. */
export const ViewPassport = () => {
  const { t } = useWords();
  const [shown, setShown] = useState<Shown>('asking');
  useEffect(() => {
    const look = async (): Promise<void> => {
      keepInLanguages();
      const result = await call(viewPassport, { token: location.hash.slice(1) });
      if (result.ok) setShown(result.value);
      else setShown(result.failure.status === 404 ? 'unknown' : { says: result.failure.title });
    };
    void look();
  }, []);
  if (shown === 'asking') return <p>{t('passport.asking')}</p>;
  if (shown === 'unknown') return <Notice kind="error">{t('passport.unknown')}</Notice>;
  if ('says' in shown) return <Notice kind="error">{shown.says}</Notice>;
  return <Sheet view={shown} />;
};

const Sheet = ({ view }: { readonly view: PassportView }) => {
  const { t, language } = useWords();
  const { name, lender, openedAt, expiresAt, memberSince } = view;
  return (
    <div aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-2 rounded-2xl border-2 border-leaf bg-leaf-soft p-4">
        <h2 className="flex gap-2 text-2xl font-bold">
          <CircleCheck aria-hidden className="mt-1 size-7 shrink-0" />
          <span className="min-w-0 break-words">{name}</span>
        </h2>
        <p className="break-words">
          {t('passport.agreed', {
            name,
            lender,
            from: formatDate(openedAt, language),
            until: formatDateTime(expiresAt, language),
          })}
        </p>
        <p>{t('passport.since', { date: formatDate(memberSince, language) })}</p>
        <p className="text-sm text-ink-soft">{t('passport.asWritten')}</p>
      </div>
      <PassportParts view={view} />
    </div>
  );
};

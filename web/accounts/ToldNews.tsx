import type { NoticeSettings } from '@shuka/domain/accounts';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';

/** What this person's browsers said no more of than that there is news; nothing while there is none. */
export const ToldNews = ({ told }: Pick<NoticeSettings, 'told'>) => {
  const { t, language } = useWords();
  if (told.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-xl font-bold">{t('notices.told')}</h2>
      <ul className="grid gap-2">
        {told.map(({ id, kind, text, toldAt }) => (
          <li key={id} className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
            <p className="text-sm text-ink-soft">
              {t(`notices.kind.${kind}`)}, {formatDateTime(toldAt, language)}
            </p>
            <p className="whitespace-pre-line break-words">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};

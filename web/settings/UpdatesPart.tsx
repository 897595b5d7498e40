import { useState } from 'react';
import { listUpdates } from '@shuka/domain/settings';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { PostUpdateForm } from './PostUpdateForm.tsx';

/** What everybody reads on the maintenance page of how the platform does, and a form for the next word on it. */
export const UpdatesPart = () => {
  const { t, say, language } = useWords();
  const loaded = useLoad(listUpdates, { limit: '10' });
  const [id, setId] = useState(newId);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('upkeep.updates')}</h2>
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <ul className="grid gap-2">
            {items.map((one) => (
              <li key={one.id} className="rounded-2xl border border-line bg-paper p-4">
                <p className="text-sm text-ink-soft">
                  {[say(`upkeep.kind.${one.kind}`), formatDateTime(one.postedAt, language)].join(', ')}
                </p>
                <p className="whitespace-pre-line break-words">{one.text}</p>
              </li>
            ))}
          </ul>
        )}
      </LoadedPart>
      <PostUpdateForm
        key={id}
        id={id}
        onPosted={() => {
          setId(newId());
          loaded.reload();
        }}
      />
    </section>
  );
};

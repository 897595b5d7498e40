import { useState } from 'react';
import { addDays } from '@shuka/domain/kit/day.ts';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { today } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';

export type Span = { readonly from: string; readonly to: string };

/** The last ninety days, as a first answer. */
export const firstSpan = (): Span => {
  const to = today();
  return { from: addDays(to, -89), to };
};

/** From when to when; asked anew by its button alone. */
export const SpanFields = ({ span, onAsked }: { readonly span: Span; readonly onAsked: (span: Span) => void }) => {
  const { t } = useWords();
  const [typed, setTyped] = useState(span);
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onAsked(typed);
      }}
    >
      <TextField
        name="from"
        type="date"
        label={t('comply.from')}
        value={typed.from}
        onChange={({ target }) => setTyped({ ...typed, from: target.value })}
        required
      />
      <TextField
        name="to"
        type="date"
        label={t('comply.to')}
        value={typed.to}
        onChange={({ target }) => setTyped({ ...typed, to: target.value })}
        required
      />
      <Button type="submit" look="quiet">
        {t('comply.show')}
      </Button>
    </form>
  );
};

import { Flag, Sprout } from 'lucide-react';
import { useState } from 'react';
import { endedSeason, endSeason, type Season } from '@shuka/domain/seasons';
import { DayField } from '#kit/day-field.tsx';
import { Button, SubmitButton } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { submit } from '#kit/submit.ts';
import { today } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { refusalsOf } from './refusals.ts';

/** Ends a season once all is brought in, or opens it again. */
export const EndSeason = ({ season }: { season: Season }) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [endedOn, setEndedOn] = useState(today);
  if (season.endedOn !== null) return <OpenAgain season={season} />;
  return (
    <>
      <Button look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        <Flag aria-hidden className="size-5" />
        {t('seasons.end')}
      </Button>
      <Dialog title={t('seasons.endTitle')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Form
          contract={endSeason}
          draftOf={(fields) => ({ seasonId: season.id, endedOn: fields['endedOn'] ?? '' })}
          check={(fields) => refusalsOf(() => endedSeason(season, fields['endedOn'] ?? '', new Date()))}
          onDone={() => setOpen(false)}
        >
          <p>{t('seasons.endHint')}</p>
          <DayField name="endedOn" label={t('seasons.endedOn')} value={endedOn} onChange={setEndedOn} />
          <SubmitButton sending={t('form.saving')}>{t('seasons.end')}</SubmitButton>
        </Form>
      </Dialog>
    </>
  );
};

const OpenAgain = ({ season }: { season: Season }) => {
  const words = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    const opened = await submit(endSeason, { seasonId: season.id, endedOn: null });
    setProblem(opened.ok ? null : failureWords(opened.failure, words));
  };
  return (
    <>
      <Button look="quiet" className="justify-self-start" onClick={() => void open()}>
        <Sprout aria-hidden className="size-5" />
        {words.t('seasons.openAgain')}
      </Button>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </>
  );
};

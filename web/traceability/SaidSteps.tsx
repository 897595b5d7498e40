import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';
import type { KeptStep } from './driver-store.ts';
import { stateIcons, stepIcons } from './trip-icons.ts';

type Props = { readonly steps: readonly KeptStep[]; readonly onTakeBack?: (stepId: string) => void };

/** What the driver said, the newest first, each with where it stands: here alone, on its way, with the server, to be mended. */
export const SaidSteps = ({ steps, onTakeBack }: Props) => {
  const { t } = useWords();
  if (steps.length === 0) return <p>{t('driver.nothingSaid')}</p>;
  return (
    <ol className="grid gap-2" aria-live="polite">
      {steps.toReversed().map((step) => (
        <li key={step.stepId}>
          <Step step={step} {...(onTakeBack === undefined ? {} : { onTakeBack })} />
        </li>
      ))}
    </ol>
  );
};

const Step = ({ step, onTakeBack }: { readonly step: KeptStep } & Pick<Props, 'onTakeBack'>) => {
  const { t, say, language } = useWords();
  const { stepId, kind, happenedAt, reason, note, receiver, state, why } = step;
  const Icon = stepIcons[kind];
  const more = [reason === null ? '' : say(`trip.stop.${reason}`), note, receiver].filter((text) => text !== '');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-xl border border-line bg-paper p-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex items-center gap-2 font-bold">
          <Icon aria-hidden className="size-5 shrink-0" />
          {say(`trip.step.${kind}`)}
        </span>
        <Mark state={state} />
      </div>
      <span className="text-sm text-ink-soft">{formatDateTime(happenedAt, language)}</span>
      {more.length > 0 && <span className="break-words">{more.join(' · ')}</span>}
      {state === 'needs-fixing' && onTakeBack !== undefined && (
        <>
          <p role="alert" className="font-semibold text-danger">
            {why === '' ? t('driver.refused') : why}
          </p>
          <p className="text-sm">{t('driver.takeBackHint')}</p>
          <Button look="danger" onClick={() => onTakeBack(stepId)}>
            {t('driver.takeBack')}
          </Button>
        </>
      )}
    </div>
  );
};

const words = {
  'saved-here': 'state.savedHere',
  sending: 'state.sending',
  accepted: 'state.accepted',
  'needs-fixing': 'state.needsFixing',
} as const;

const colours = { 'saved-here': '', sending: '', accepted: 'text-leaf', 'needs-fixing': 'text-danger' } as const;

/** The same four states as on every screen of the app; its own mark would bring all cards of farms with it. */
const Mark = ({ state }: Pick<KeptStep, 'state'>) => {
  const { t } = useWords();
  const Icon = stateIcons[state];
  return (
    <span className={`inline-flex shrink-0 items-center gap-1 text-sm font-semibold ${colours[state]}`}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {t(words[state])}
    </span>
  );
};

import type { ComponentType } from 'react';
import { useWords } from '#kit/words.tsx';

type Step<Name extends string> = {
  readonly name: Name;
  readonly says: string;
  readonly Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
};

type Props<Name extends string> = {
  readonly steps: readonly Step<Name>[];
  readonly current: Name;
  readonly onChosen: (step: Name) => void;
};

/** The five steps of a form, to see where one is and to go to any of them. */
export const StepList = <Name extends string>({ steps, current, onChosen }: Props<Name>) => {
  const { t } = useWords();
  return (
    <nav aria-label={t('profile.steps')}>
      <ol className="grid grid-cols-5 gap-1">
        {steps.map(({ name, says, Icon }, place) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === current ? 'step' : undefined}
              aria-label={t('profile.stepOf', { place: place + 1, count: steps.length, step: says })}
              onClick={() => onChosen(name)}
              className="grid min-h-12 w-full place-items-center rounded-xl border-2 border-line p-1 hover:bg-leaf-soft aria-[current=step]:border-leaf aria-[current=step]:bg-leaf-soft"
            >
              <Icon aria-hidden className="size-6" />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};

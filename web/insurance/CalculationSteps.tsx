import { figureTexts, type Calculation } from '@shuka/domain/insurance';
import { useWords } from '#kit/words.tsx';

/** How a cover is reckoned: each step is opened by itself, with its figures in words. */
export const CalculationSteps = ({ calculation }: { readonly calculation: Calculation }) => {
  const { t, say, language } = useWords();
  const { steps, phases } = calculation;
  return (
    <ol className="grid gap-2">
      {steps.map(({ what, phase, figures }, place) => {
        const name = phase === null ? undefined : phases[phase]?.name;
        return (
          <li key={`${what}${place}`} className="rounded-xl border border-line">
            <details>
              <summary className="min-h-12 cursor-pointer p-3 font-semibold">
                {t('cover.stepNumber', { number: String(place + 1) })} {say(`cover.stepName.${what}`)}
                {name !== undefined && ` · ${say(`cover.phase.${name}`)}`}
              </summary>
              <p className="px-3 pb-3">{say(`cover.step.${what}`, figureTexts(figures, language))}</p>
            </details>
          </li>
        );
      })}
    </ol>
  );
};

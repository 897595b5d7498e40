import type { Risk } from '@shuka/domain/extension';
import { useWords } from '#kit/words.tsx';
import { valueWords } from './task-words.ts';

/** Why a farmer is likely to lose, each reason a line; nothing where there is none. */
export const RiskReasons = ({ reasons }: Pick<Risk, 'reasons'>) => {
  const words = useWords();
  if (reasons.length === 0) return null;
  return (
    <ul className="list-disc pl-12">
      {reasons.map(({ says, values }) => (
        <li key={`${says} ${JSON.stringify(values)}`} className="break-words">
          {words.say(says, valueWords(values, words))}
        </li>
      ))}
    </ul>
  );
};

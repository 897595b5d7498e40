import { useEffect, useState } from 'react';
import { builtInTaskRules, listTaskRules, type TaskRule } from '@shuka/domain/settings';
import { call } from '#kit/api.ts';

let known: readonly TaskRule[] = builtInTaskRules();

/** The same rules again are the same value: whoever works by them has nothing to do anew. */
const learn = (rules: readonly TaskRule[]): readonly TaskRule[] => {
  if (JSON.stringify(rules) !== JSON.stringify(known)) known = rules;
  return known;
};

/**
 * The rules that make tasks: at once what this page knows, then what the server, or the copy the phone keeps of its last
 * answer, says. The app's own stand in where there is neither.
 */
export const useTaskRules = (): readonly TaskRule[] => {
  const [rules, setRules] = useState(known);
  useEffect(() => {
    let isCurrent = true;
    void call(listTaskRules, {}).then((result) => {
      if (result.ok && isCurrent) setRules(learn(result.value.items));
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return rules;
};

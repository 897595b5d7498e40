import { useState } from 'react';
import {
  listSaidTaskRules,
  newestTaskRules,
  taskRuleId,
  type SaidTaskRule,
  type TaskRule,
} from '@shuka/domain/settings';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { TaskRuleCard } from './TaskRuleCard.tsx';
import { WaitingWords } from './WaitingWords.tsx';

/** The rules that make the tasks of extension managers: each as it holds, what was said of it before, and a form to change it. */
export const TaskRulesPage = () => {
  const { t } = useWords();
  const loaded = useLoad(listSaidTaskRules, {});
  const [news, setNews] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const lookAnew = (says: string | null): void => {
    setNews(says);
    setTurn(turn + 1);
    loaded.reload();
  };
  const changed = (): void => lookAnew(t('rules.saved'));
  return (
    <section className="grid gap-5">
      <h1 className="text-2xl font-bold">{t('rules.title')}</h1>
      <p>{t('rules.intro')}</p>
      {news !== null && <Notice kind="done">{news}</Notice>}
      <WaitingWords kind="task-rule" turn={turn} onDecided={() => lookAnew(null)} />
      <LoadedPart loaded={loaded}>{({ items }) => <RuleList key={turn} said={items} onChanged={changed} />}</LoadedPart>
    </section>
  );
};

const RuleList = ({ said, onChanged }: { said: readonly SaidTaskRule[]; onChanged: () => void }) => {
  const rules: readonly TaskRule[] = newestTaskRules(said);
  return (
    <ul className="grid gap-3">
      {rules.map((rule) => {
        const ruleId = taskRuleId(rule);
        const words = said.filter((one) => taskRuleId(one) === ruleId).toReversed();
        return (
          <li key={`${ruleId} ${rule.version}`}>
            <TaskRuleCard said={words} rules={rules} onChanged={onChanged} />
          </li>
        );
      })}
    </ul>
  );
};

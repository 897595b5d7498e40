import { CircleCheck, CircleOff, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { SaidTaskRule, TaskRule } from '@shuka/domain/settings';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { cropName } from '#kit/crop-name.ts';
import { useWords } from '#kit/words.tsx';
import { ChangeTaskRuleForm } from './ChangeTaskRuleForm.tsx';
import { priorityWords, ruleWords } from './task-rule-words.ts';

type Props = {
  /** Every word on one rule, the newest first. */
  readonly said: readonly SaidTaskRule[];
  readonly rules: readonly TaskRule[];
  readonly onChanged: () => void;
};

/** One rule as it holds, with what was said before. */
export const TaskRuleCard = ({ said, rules, onChanged }: Props) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [rule, ...earlier] = said;
  if (rule === undefined) return null;
  return (
    <article className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <RuleWord rule={rule} />
      {earlier.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            {t('rules.earlier', { count: earlier.length })}
          </summary>
          <ul className="grid gap-3 border-l-4 border-line pl-3">
            {earlier.map((one) => (
              <li key={one.version}>
                <RuleWord rule={one} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {isOpen ? (
        <ChangeTaskRuleForm rule={rule} rules={rules} onSaved={onChanged} onCancel={() => setOpen(false)} />
      ) : (
        <Button look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
          <Pencil aria-hidden className="size-5 shrink-0" />
          {t('rules.change')}
        </Button>
      )}
    </article>
  );
};

/** What was said of a rule at one time: what it does, why, since when. */
const RuleWord = ({ rule }: { rule: SaidTaskRule }) => {
  const words = useWords();
  const { t, language } = words;
  const { kind, crop, isOn, days, priority, mostSnoozeDays, source, version, since, by } = rule;
  const Icon = isOn ? CircleCheck : CircleOff;
  return (
    <div className="grid min-w-0 gap-1">
      <h2 className="flex flex-wrap items-center gap-x-3 font-bold">
        {t(ruleWords[kind].name)}
        {crop !== '' && <span>({cropName(crop, words)})</span>}
        <span className={`flex items-center gap-1 ${isOn ? 'text-leaf' : 'text-danger'}`}>
          <Icon aria-hidden className="size-4 shrink-0" />
          {t(isOn ? 'rules.on' : 'rules.off')}
        </span>
      </h2>
      <p>{t(ruleWords[kind].counts, { days })}</p>
      <p>{t(priorityWords[priority])}</p>
      <p>{t('rules.mostSnoozeValue', { days: mostSnoozeDays })}</p>
      <p className="break-words text-sm text-ink-soft">{source}</p>
      <p className="text-sm text-ink-soft">
        {t('rules.versionSince', { version, date: formatDate(since, language) })}
        {' · '}
        {t(by === null ? 'rules.byHouse' : 'rules.byAdmin')}
      </p>
    </div>
  );
};

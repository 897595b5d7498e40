import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { isLanguage, languageNames } from '@shuka/domain/kit/languages.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { switchedPurposes } from '@shuka/domain/accounts';
import { Button } from '#kit/button.tsx';
import { useWords, type Words } from '#kit/words.tsx';
import { needsGuardian, wordName, type AssistDraft, type Fields, type StepName } from './register-draft.ts';

type Props = { readonly draft: AssistDraft; readonly onChange: (step: StepName) => void };

type Line = readonly [label: string, value: string];

type Group = readonly [step: StepName, lines: readonly Line[]];

/** What was typed, as people say it, step by step. */
const groupsOf = (fields: Fields, isChild: boolean, { t, say, language: own }: Words): readonly Group[] => {
  const text = (name: string): string => (fields[name] ?? '').trim();
  const worded = (name: string, head: string): string => (text(name) === '' ? '' : say(`${head}.${text(name)}`));
  const language = text('language');
  const born = text('birthDate') === '' ? text('birthYear') : formatDate(text('birthDate'), own);
  const agreed = switchedPurposes.filter((purpose) => fields[wordName(purpose)] === 'yes');
  const more = agreed.map((one) => say(`consent.${one}Title`)).join(', ');
  const guardian = `${text('guardian.name')} (${text('guardian.relationship')})`;
  const who: Line[] = [
    [t('assist.name'), `${text('firstName')} ${text('lastName')}`],
    [t('assist.phone'), text('phone') === '' ? t('assist.noPhone') : text('phone')],
    [t('profile.gender'), worded('gender', 'profile')],
    [t('assist.born'), born],
    [t('assist.language'), isLanguage(language) ? languageNames[language] : ''],
  ];
  const consent: Line[] = [
    [t('assist.how'), worded('consent.how', 'assist.how')],
    [t('assist.agreedTo'), more === '' ? t('assist.nothingMore') : more],
    ...(isChild ? [[t('assist.guardian'), guardian] as const] : []),
  ];
  const grow: Line[] = [
    [t('profile.crops'), text('crops')],
    [t('profile.farmSize'), worded('farmSize', 'farms.size')],
  ];
  const where: Line = [t('assist.village'), `${text('village')}, ${text('lga')}, ${stateName(text('stateCode'))}`];
  return [
    ['who', who],
    ['where', [where]],
    ['grow', grow],
    ['consent', consent],
  ];
};

/** All that was written down, to be read to the farmer once more before it is saved. */
export const RegisterCheck = ({ draft, onChange }: Props) => {
  const words = useWords();
  const { t, say } = words;
  const [today] = useState(() => new Date());
  return groupsOf(draft.fields, needsGuardian(draft.fields, today), words).map(([step, lines]) => (
    <div key={step} className="flex items-start justify-between gap-3 rounded-2xl border border-line bg-paper p-4">
      <dl className="grid min-w-0 gap-2">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="break-words font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        look="bare"
        aria-label={`${t('assist.change')}: ${say(`assist.step.${step}`)}`}
        onClick={() => onChange(step)}
      >
        <Pencil aria-hidden className="size-5 shrink-0" />
      </Button>
    </div>
  ));
};

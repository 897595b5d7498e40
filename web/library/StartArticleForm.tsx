import { useState } from 'react';
import { adviceStages, startArticle, type AdviceStage, type Article } from '@shuka/domain/library';
import { zoneKeys, type ZoneKey } from '@shuka/domain/advisory';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { usePerson } from '#accounts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { CropField, StageField } from './about-fields.tsx';

const stageOf = (said: string): AdviceStage | null => adviceStages.find((stage) => stage === said) ?? null;

/** What a new article is about; it keeps that for good. */
export const StartArticleForm = ({ onDone }: { readonly onDone: (article: Article) => void }) => {
  const { t, say } = useWords();
  const { person } = usePerson();
  const [id] = useState(newId);
  const [zones, setZones] = useState<readonly ZoneKey[]>([]);
  const toggle = (zone: ZoneKey, isChosen: boolean): void =>
    setZones(isChosen ? [...zones, zone] : zones.filter((one) => one !== zone));
  return (
    <Form
      contract={startArticle}
      draftOf={({ crop = '', stage = '' }) => ({
        id,
        agronomistId: person.accountId,
        crop: crop === '' ? null : crop,
        stage: stageOf(stage),
        zones: [...zones],
      })}
      onDone={onDone}
    >
      <p>{t('desk.aboutText')}</p>
      <CropField />
      <StageField />
      <fieldset className="grid gap-1">
        <legend className="font-semibold">{t('desk.zones')}</legend>
        {zoneKeys.map((zone) => (
          <label key={zone} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-leaf"
              checked={zones.includes(zone)}
              onChange={({ target }) => toggle(zone, target.checked)}
            />
            {say(`library.zone.${zone}`)}
          </label>
        ))}
      </fieldset>
      <div>
        <SubmitButton sending={t('form.saving')}>{t('desk.begin')}</SubmitButton>
      </div>
    </Form>
  );
};

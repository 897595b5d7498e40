import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import { handOver, type HandOverChoice, type ManagerPage } from '@shuka/domain/supervision';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { ChoiceChips } from '#kit/choice-chips.tsx';
import { SelectField, TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { ZoneFarmers } from './ZoneFarmers.tsx';

type Props = { readonly zoneId: string; readonly page: ManagerPage; readonly onMoved: (count: number) => void };

const ways = ['chosen', 'village', 'all'] as const;

type Way = (typeof ways)[number];

const wayWords = { chosen: 'board.wayChosen', village: 'board.wayVillage', all: 'board.wayAll' } as const;

const nobody: ReadonlySet<string> = new Set();

const choiceOf = (way: Way, chosen: ReadonlySet<string>, village: string, page: ManagerPage): HandOverChoice => {
  if (way === 'all') return { kind: 'all' };
  const place = page.villages[Number(village)];
  if (way === 'village' && place !== undefined)
    return { kind: 'village', stateCode: place.stateCode, lga: place.lga, village: place.village };
  return { kind: 'chosen', farmerIds: way === 'chosen' ? [...chosen] : [] };
};

/** How many go, as the screen knows it now. */
const countOf = (way: Way, chosen: ReadonlySet<string>, village: string, page: ManagerPage): number => {
  if (way === 'all') return page.farmers;
  return way === 'chosen' ? chosen.size : (page.villages[Number(village)]?.farmers ?? 0);
};

const withOne = (chosen: ReadonlySet<string>, farmerId: string, isChosen: boolean): ReadonlySet<string> => {
  const next = new Set(chosen);
  if (isChosen) next.add(farmerId);
  else next.delete(farmerId);
  return next;
};

/** Who goes, to whom, and the note; what will happen stands above the button. */
export const HandOverForm = ({ zoneId, page, onMoved }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [way, setWay] = useState<Way>('chosen');
  const [village, setVillage] = useState('0');
  const [chosen, setChosen] = useState(nobody);
  const count = countOf(way, chosen, village, page);
  const choose = (farmerId: string, isChosen: boolean): void => setChosen(withOne(chosen, farmerId, isChosen));
  const draftOf = ({ toId = '', note = '' }: Readonly<Record<string, string>>) => {
    return { id, zoneId, fromId: page.managerId, toId, choice: choiceOf(way, chosen, village, page), note };
  };
  return (
    <div className="grid gap-5">
      <ChoiceChips
        label={t('board.whoGoes')}
        choices={ways.map((value) => ({ value, says: t(wayWords[value]) }))}
        chosen={way}
        onChange={setWay}
      />
      {way === 'chosen' && <ZoneFarmers zoneId={zoneId} managerId={page.managerId} chosen={chosen} onChoose={choose} />}
      {way === 'village' && <VillageField page={page} village={village} onChange={setVillage} />}
      <Form contract={handOver} draftOf={draftOf} onDone={({ moved }) => onMoved(moved)}>
        <ToField page={page} />
        <TextArea
          name="note"
          label={t('board.handOverNote')}
          hint={t('board.handOverHint')}
          maxLength={1000}
          rows={4}
          required
        />
        <Notice kind="hint">
          {count === 0 ? t('board.farmersRequired') : t('board.willMove', { count, name: page.name })}
        </Notice>
        <div>
          <SubmitButton sending={t('form.saving')} isDisabled={count === 0}>
            <ArrowRightLeft aria-hidden className="size-5" />
            {t('board.move', { count })}
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
};

type VillageProps = {
  readonly page: ManagerPage;
  readonly village: string;
  readonly onChange: (village: string) => void;
};

const VillageField = ({ page, village, onChange }: VillageProps) => {
  const { t } = useWords();
  return (
    <SelectField
      name="village"
      label={t('board.village')}
      value={village}
      onChange={({ target }) => onChange(target.value)}
    >
      {page.villages.map((place, index) => (
        <option key={`${place.stateCode} ${place.lga} ${place.village}`} value={index}>
          {t('board.nameWithFarmers', {
            name: [place.village, place.lga].filter((part) => part !== '').join(', ') || t('board.noVillage'),
            count: place.farmers,
          })}
        </option>
      ))}
    </SelectField>
  );
};

const ToField = ({ page }: Pick<Props, 'page'>) => {
  const { t } = useWords();
  return (
    <SelectField name="toId" label={t('board.to')} defaultValue="" required>
      <option value="">{t('farms.choose')}</option>
      {page.colleagues.map(({ managerId, name, farmers }) => (
        <option key={managerId} value={managerId}>
          {t('board.nameWithFarmers', { name, count: farmers })}
        </option>
      ))}
    </SelectField>
  );
};

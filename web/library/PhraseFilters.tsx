import {
  phraseRooms,
  phraseStates,
  type PhraseLanguage,
  type PhraseRoom,
  type PhraseState,
} from '@shuka/domain/library';
import { languageNames } from '@shuka/domain/kit/languages.ts';
import { SelectField, TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

/** What is looked for; what is not named is any. */
export type AskedPhrases = {
  readonly language: PhraseLanguage;
  readonly room?: PhraseRoom;
  readonly part?: string;
  readonly state?: PhraseState;
  readonly clip?: 'missing';
  readonly search?: string;
};

type Props = {
  readonly languages: readonly PhraseLanguage[];
  readonly parts: Readonly<Record<PhraseRoom, readonly string[]>>;
  readonly asked: AskedPhrases;
  readonly onAsked: (asked: AskedPhrases) => void;
};

const without = ({ ...asked }: AskedPhrases, ...names: (keyof AskedPhrases)[]): AskedPhrases => {
  const kept = Object.entries(asked).filter(([name]) => !names.some((one) => one === name));
  return Object.fromEntries(kept) as AskedPhrases; // the language is never taken away
};

type SelectProps = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** What stands for all of them; none where one must be chosen. */
  readonly any?: string;
  readonly choices: readonly (readonly [value: string, says: string])[];
  readonly onChoice: (value: string) => void;
};

const Choice = ({ name, label, value, any, choices, onChoice }: SelectProps) => (
  <SelectField name={name} label={label} value={value} onChange={({ target }) => onChoice(target.value)}>
    {any !== undefined && <option value="">{any}</option>}
    {choices.map(([one, says]) => (
      <option key={one} value={one}>
        {says}
      </option>
    ))}
  </SelectField>
);

/** Language, place, part, state and words. */
export const PhraseFilters = (props: Props) => {
  const { t } = useWords();
  const { asked, onAsked } = props;
  const set = (name: Filter, value: string): void => {
    const kept = name === 'room' ? without(asked, 'room', 'part') : without(asked, name);
    onAsked(value === '' ? kept : ({ ...kept, [name]: value } as AskedPhrases)); // values are those of the fields below
  };
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Choices {...props} set={set} />
      <div className="sm:col-span-2">
        <TextField
          name="search"
          type="search"
          autoComplete="off"
          maxLength={100}
          label={t('phrases.search')}
          onChange={({ target }) => set('search', target.value.trim())}
        />
      </div>
      <label className="flex min-h-12 items-center gap-3 self-end sm:col-span-2">
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-leaf"
          checked={asked.clip === 'missing'}
          onChange={({ target }) => set('clip', target.checked ? 'missing' : '')}
        />
        {t('phrases.clipMissing')}
      </label>
    </div>
  );
};

type Filter = 'room' | 'part' | 'state' | 'clip' | 'search';

const Choices = ({
  languages,
  parts,
  asked,
  onAsked,
  set,
}: Props & { readonly set: (name: Filter, value: string) => void }) => {
  const { t, say } = useWords();
  const { language, room, part = '', state = '' } = asked;
  const shownParts = room === undefined ? [...new Set([...parts.screens, ...parts.server])].toSorted() : parts[room];
  return (
    <>
      <Choice
        name="language"
        label={t('phrases.language')}
        value={language}
        choices={languages.map((one) => [one, languageNames[one]])}
        onChoice={(value) => onAsked({ ...asked, language: languages.find((one) => one === value) ?? language })}
      />
      <Choice
        name="room"
        label={t('phrases.room')}
        value={room ?? ''}
        any={t('phrases.roomAny')}
        choices={phraseRooms.map((one) => [one, say(`phrases.in.${one}`)])}
        onChoice={(value) => set('room', value)}
      />
      <Choice
        name="part"
        label={t('phrases.part')}
        value={part}
        any={t('phrases.partAny')}
        choices={shownParts.map((one) => [one, one])}
        onChoice={(value) => set('part', value)}
      />
      <Choice
        name="state"
        label={t('phrases.which')}
        value={state}
        any={t('phrases.whichAny')}
        choices={phraseStates.map((one) => [one, say(`phrases.state.${one}`)])}
        onChoice={(value) => set('state', value)}
      />
    </>
  );
};

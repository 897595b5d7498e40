import { lgasOf } from '@shuka/domain/kit/nigeria.ts';

export type LgaBoxesProps = {
  readonly stateCode: string;
  readonly chosen: readonly string[];
  readonly onChange: (lgas: readonly string[]) => void;
};

/** The local government areas of a state, each with a box to tick. */
export const LgaBoxes = ({ stateCode, chosen, onChange }: LgaBoxesProps) => (
  <div className="grid grid-cols-2 gap-x-3 sm:grid-cols-3">
    {lgasOf(stateCode).map((lga) => (
      <label key={lga} className="flex min-h-11 items-center gap-2 break-words">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-leaf"
          checked={chosen.includes(lga)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, lga] : chosen.filter((one) => one !== lga))}
        />
        <span className="min-w-0 break-words">{lga}</span>
      </label>
    ))}
  </div>
);

/** What a step of a session remembers, as plain texts. */
export type Data = Readonly<Record<string, string>>;

/** Where a choice leads. */
export type Go = { readonly step: string; readonly data: Data };

export const go = (step: string, data: Data = {}): Go => ({ step, data });

export type Choice = { readonly says: string; readonly go: Go };

/** What is asked in free words; a secret is read before the session is opened, since checking it is slow. */
export type Asks = {
  readonly go: Go;
  readonly field: string;
  readonly secret?: 'check' | 'new' | 'again';
};

/** What a person sees of a step. */
export type Screen = {
  readonly lines: readonly string[];
  readonly choices?: readonly Choice[];
  readonly asks?: Asks;
  /** Something is done by the next choice: no shortcut that was typed ahead goes past here. */
  readonly isConfirm?: true;
  /** Where '0' leads; the menu when it is not said, nowhere when null. */
  readonly back?: Go | null;
  readonly ends?: true;
};

/** A screen as a session keeps it until it is answered. */
export type Shown = {
  readonly lines: readonly string[];
  /** That what was typed is no choice stands above already. */
  readonly isNoted: boolean;
  readonly pages: readonly string[];
  readonly page: number;
  readonly choices: readonly Go[];
  readonly asks: Asks | null;
  readonly isConfirm: boolean;
  readonly back: Go | null;
  readonly ends: boolean;
};

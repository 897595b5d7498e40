/** Failures every endpoint may answer, with their HTTP status. Words stand in the catalogues as `problem.<code>`. */
export const commonProblems = {
  invalid: 400,
  'malformed-json': 400,
  'key-in-address': 400,
  'not-signed-in': 401,
  'cross-site': 403,
  'wrong-role': 403,
  'second-factor-needed': 403,
  'factor-not-fresh': 403,
  'factor-to-set-up': 403,
  'not-found': 404,
  'same-id-other-body': 409,
  'other-person': 409,
  'done-before': 409,
  'too-large': 413,
  'wrong-media-type': 415,
  'too-many': 429,
  unexpected: 500,
  unavailable: 503,
  maintenance: 503,
} as const satisfies Record<string, number>;

/** What an endpoint that takes a file may answer too, where the house has a scanner. */
export const fileProblems = { 'unsafe-file': 400 } as const satisfies Record<string, number>;

/** One field that was refused: its path in the input and the catalogue entry that says why. */
export type FieldError = { readonly field: string; readonly says: string };

/** An expected failure. `keepsWrites` commits what the handler wrote first (a counted guess, say). */
export class Problem extends Error {
  readonly code: string;
  readonly fields: readonly FieldError[];
  readonly keepsWrites: boolean;
  readonly retryAfterSeconds: number | undefined;
  /** What its words name: a reason that somebody gave, say. */
  readonly values: Readonly<Record<string, string>>;

  constructor(
    code: string,
    more: {
      fields?: readonly FieldError[];
      keepsWrites?: boolean;
      retryAfterSeconds?: number;
      values?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.fields = more.fields ?? [];
    this.keepsWrites = more.keepsWrites ?? false;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.values = more.values ?? {};
  }
}

/** Shorthand for a refused field. */
export const refusedField = (field: string, says: string): Problem =>
  new Problem('invalid', { fields: [{ field, says }] });

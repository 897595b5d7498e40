import type * as z from 'zod/mini';
import type { Effect } from './row-type.ts';
import type { KeyScope } from './key-scopes.ts';
import type { Relation, Role } from './viewer.ts';

/**
 * Who may call an endpoint: `anyone` (no session needed), `signing-in` (a session that may still owe its second
 * factor), `signed-in` (any full session), `key:…` (a program with a key of that scope, and nobody else), or the
 * roles that may, each with the relation it needs.
 */
export type Who = 'anyone' | 'signing-in' | 'signed-in' | `key:${KeyScope}` | Readonly<Partial<Record<Role, Relation>>>;

/** At most `times` calls per `seconds`, counted together for all who share the key. */
export type Limit = {
  readonly by: 'ip' | 'account' | `field:${string}`;
  readonly times: number;
  readonly seconds: number;
};

export type Schema = z.ZodMiniType;

/** One act of the product. Server, web, OpenAPI, sync and the authorization tests are all made from this object. */
export type Contract<Input extends Schema = Schema, Output extends Schema = Schema, Problem extends string = string> = {
  readonly name: `${string}.${string}`;
  readonly method: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly who: Who;
  /** Gives money out, changes where it goes, or who may do so: asks for a second factor that was proved a moment ago. */
  readonly freshFactor?: true;
  /** The object the relations in `who` are about, and the input field that holds its id. */
  readonly object?: { readonly kind: string; readonly idField: string };
  readonly input: Input;
  /** The whitelist of what leaves. */
  readonly output: Output;
  /** Each expected failure with its HTTP status; its words stand in the catalogues as `problem.<code>`. */
  readonly errors: Readonly<Record<Problem, number>>;
  /** `queue`: the phone keeps the act and sends it when it can; such a contract says what it does to which records. */
  readonly offline: 'queue' | 'never';
  readonly effects?: readonly Effect[];
  /** Counts the shapes the input has had, from 1; phones that were away send what was right when they left. */
  readonly version?: number;
  /** What makes the next version's input of each older one. */
  readonly upcasts?: Readonly<Record<number, (input: unknown) => unknown>>;
  /** The act as written in the audit log; `no` for reads and for what leaves no trace. */
  readonly audit: string;
  readonly limits?: readonly Limit[];
  /**
   * `picture` and `chunk` take raw bytes as body, `signed` JSON that is kept as the very bytes that came, as its signature
   * is over them; their other input comes from the path and the headers. `form` takes what a web form sends, for the
   * gateways of telephone networks, which send nothing else. `document` takes JSON or JSON-LD as the text that came, to be
   * read with bounds of its own.
   */
  readonly body?: 'json' | 'picture' | 'chunk' | 'signed' | 'form' | 'document';
  /** Input fields that travel as headers, by the header's name in lower case: the tus protocol has it so. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How large a JSON body may be, when more than the usual 256 KB. */
  readonly mostBytes?: number;
  /** A file, lines of JSON, server-sent events, plain text: the handler answers with it and `output` describes nothing. */
  readonly answers?: 'json' | 'file' | 'lines' | 'events' | 'headers' | 'text';
  /** How long anybody's cache may keep a good answer: of what anyone may ask for, and is the same for all. */
  readonly cachedSeconds?: number;
  /** Answers 201: something new exists now. */
  readonly creates?: true;
  /** Answers 202: it was taken in, and what became of it is told elsewhere. */
  readonly accepts?: true;
  /** Headers of every answer, of failures too: the versions of a standard that is spoken. */
  readonly answerHeaders?: Readonly<Record<string, string>>;
  /** The app asks it while nobody touches it: it does not say that somebody is there. */
  readonly asksItself?: true;
  readonly summary: string;
};

export type InputOf<C extends Contract> = z.output<C['input']>;
export type DraftOf<C extends Contract> = z.input<C['input']>;
export type OutputOf<C extends Contract> = z.output<C['output']>;

/** Declares a contract, keeping its exact types. */
export const endpoint = <Input extends Schema, Output extends Schema, const Problem extends string>(
  contract: Contract<Input, Output, Problem>,
): Contract<Input, Output, Problem> => contract;

/** The names of the `:parameters` in a contract's path. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1] ?? '');

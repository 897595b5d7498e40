import type * as z from 'zod/mini';

/** A kind of record that phones keep: its name on the wire and the shape that leaves the server. Every row has an `id`. */
export type RowType<Row extends { readonly id: string } = { readonly id: string }> = {
  readonly name: string;
  readonly schema: z.ZodMiniType<Row>;
};

export const rowType = <Row extends { readonly id: string }>(
  name: string,
  schema: z.ZodMiniType<Row>,
): RowType<Row> => ({ name, schema });

/** Who makes a change on a phone, and when by that phone's clock. */
export type Maker = { readonly accountId: string; readonly now: Date };

/**
 * What a queued act makes of one record, by the rules the server will use too, so that a phone shows it before the
 * server knows of it. `apply` gets the record as it is known (null when there is none) and answers null to remove it.
 */
export type Effect = {
  readonly rowType: string;
  idOf(input: unknown): string;
  apply(before: unknown, input: unknown, maker: Maker): unknown;
};

/** Declares an effect with its types; the phone only ever calls it with the input of the contract it stands in. */
export const effect = <Row extends { readonly id: string }, Input>(
  type: RowType<Row>,
  idOf: (input: Input) => string,
  apply: (before: Row | null, input: Input, maker: Maker) => Row | null,
): Effect => ({
  rowType: type.name,
  idOf: idOf as Effect['idOf'],
  apply: apply as Effect['apply'],
});

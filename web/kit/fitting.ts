import * as z from 'zod/mini';

/** The fields an act was saved with that fit a shape of today; one kept by an older app may lack some. */
export const fitting = <Shape extends z.ZodMiniType>(shape: Shape, input: unknown): z.output<Shape> | null => {
  const read = z.safeParse(shape, input);
  return read.success ? read.data : null;
};

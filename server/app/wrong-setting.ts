import { Told } from '#kit/told.ts';

/** A setting that is missing or wrong: the message names the variable and says what it wants. */
export const wrongSetting = (name: string, wants: string): Told => new Told(`${name} ${wants}`);

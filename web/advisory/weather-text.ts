/** '31' or '0.4': a figure as people read it, to a tenth. */
export const figureText = (value: number): string => value.toLocaleString('en-NG', { maximumFractionDigits: 1 });

/** Metres a second as kilometres an hour: what people know from the road. */
export const kilometresAnHour = (metresPerSecond: number): string => String(Math.round(metresPerSecond * 3.6));

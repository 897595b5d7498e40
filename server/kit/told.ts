/** A failure whose message is written for the person at the terminal; it is shown without a stack. */
export class Told extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Told';
  }
}

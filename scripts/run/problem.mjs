/** Something the person at the keyboard can mend: printed as one sentence, without a stack, exit 1. */
export class Problem extends Error {
  /** @param {string} sentence */
  constructor(sentence) {
    super(sentence)
    this.name = 'Problem'
  }
}

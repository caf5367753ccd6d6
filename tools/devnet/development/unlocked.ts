/** Accounts that transactions need no signature of: for the process alone, and not part of the state. */
export class Unlocked {
  /** Every account is. */
  all = false
  readonly #addresses = new Set<string>()

  /** 42 hex digits, here and below. */
  has(address: string): boolean {
    return this.all || this.#addresses.has(address)
  }

  add(address: string): void {
    this.#addresses.add(address)
  }

  /** Those that are named. */
  list(): string[] {
    return [...this.#addresses]
  }

  delete(address: string): void {
    this.#addresses.delete(address)
  }
}

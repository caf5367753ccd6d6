import type { BlockContext } from './contract.ts'

/**
 * What the events of a block bring, until it is written for all of them at once in `afterBlock`. By the transaction that
 * the block is written in: what is given up with it is forgotten with it.
 */
export class Gathered<T extends object> {
  constructor(nothing: () => T) {
    this.nothing = nothing
  }
  private readonly nothing: () => T
  private readonly known = new WeakMap<object, T>()

  /** What there is by now, to be added to. */
  of({ db }: BlockContext): T {
    const known = this.known.get(db) ?? this.nothing()
    this.known.set(db, known)
    return known
  }

  /** For whoever writes it; undefined where nothing came. */
  take({ db }: BlockContext): T | undefined {
    const taken = this.known.get(db)
    this.known.delete(db)
    return taken
  }
}

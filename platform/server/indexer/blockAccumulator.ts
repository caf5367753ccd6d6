import type { BlockContext } from './contract.ts'

/**
 * What the events of a block bring, until it is written for all of them at once in `afterBlock`. By
 * the store of the transaction that the block is written in: what rolls back with it is forgotten
 * with it.
 */
export class BlockAccumulator<T extends object> {
  constructor(nothing: () => T) {
    this.nothing = nothing
  }
  private readonly nothing: () => T
  private readonly known = new WeakMap<object, T>()

  /** What there is by now, to be added to. */
  of({ store }: BlockContext): T {
    const known = this.known.get(store) ?? this.nothing()
    this.known.set(store, known)
    return known
  }

  /** For the writer; undefined where nothing came. */
  take({ store }: BlockContext): T | undefined {
    const taken = this.known.get(store)
    this.known.delete(store)
    return taken
  }
}

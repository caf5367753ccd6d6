import type { Address } from '#platform/std/address.ts'
import type { Kysely } from 'kysely'

import type { Indexer, Made } from './contract.ts'

/**
 * The contracts that contracts of the deployment have made. They come from the rows, and from the events
 * of the blocks that are read; whatever took rows back makes them be asked of the rows again.
 */
export class MadeContracts {
  constructor(indexers: readonly Indexer[]) {
    this.kinds = indexers.flatMap(({ makes }) => makes ?? [])
  }
  private readonly kinds: readonly Made[]
  private readonly byAddress = new Map<Address, Indexer[]>()
  /** Id of the block whose rows these are of; undefined where nobody knows, null before the first block. */
  private block: string | null | undefined = undefined

  /** Asks the rows, unless they are of the very block that stands last. */
  async learn<Tables>(db: Kysely<Tables>, block: string | null): Promise<void> {
    if (this.block === block) return
    this.byAddress.clear()
    for (const made of this.kinds) {
      for (const address of await made.known(db)) this.add(made, address)
    }
    this.block = block
  }

  /** From here on rows are written that may yet be rolled back. */
  unsure(): void {
    this.block = undefined
  }

  /** They stand, and so does what was heard of them. */
  standAt(block: string): void {
    this.block = block
  }

  hear({ makes }: Indexer, event: { name: string; args: Record<string, unknown> }): void {
    if (makes?.told.event !== event.name) return
    this.add(makes, event.args[makes.told.argument] as Address)
  }

  at(address: Address): readonly Indexer[] {
    return this.byAddress.get(address) ?? []
  }

  private add({ contract, abi, handlers }: Made, address: Address): void {
    const there = this.byAddress.get(address) ?? []
    if (there.some((one) => one.handlers === handlers)) return
    this.byAddress.set(address, [...there, { contract, abi, handlers }])
  }
}

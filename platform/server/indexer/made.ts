import type { Address } from '#platform/std/address.ts'
import type { Kysely } from 'kysely'

import type { Indexer, Made } from './contract.ts'

// oxlint-disable-next-line typescript/no-explicit-any
type AnyRows = Kysely<any>

/**
 * The contracts that contracts of the deployment have made. They come from the rows, and from the
 * events of the blocks that are read; after rows were taken back they are read from the rows again.
 */
export class MadeContracts {
  constructor(indexers: readonly Indexer[]) {
    this.kinds = indexers.flatMap(({ factory }) => factory ?? [])
  }
  private readonly kinds: readonly Made[]
  private readonly byAddress = new Map<Address, Indexer[]>()
  /**
   * Id of the block whose rows these are of; undefined where it is unknown, null before the first
   * block.
   */
  private block: string | null | undefined = undefined

  /** Reads the rows, unless they are of the last block already. */
  async learn(db: AnyRows, block: string | null): Promise<void> {
    if (this.block === block) return
    this.byAddress.clear()
    for (const made of this.kinds) {
      for (const address of await addressesOf(made, db)) this.add(made, address)
    }
    this.block = block
  }

  /** From here on rows are written that may yet be rolled back. */
  unsure(): void {
    this.block = undefined
  }

  /** They stand, and so does what their events brought. */
  standAt(block: string): void {
    this.block = block
  }

  handle({ factory }: Indexer, event: { name: string; args: Record<string, unknown> }): void {
    if (factory?.emitted.event !== event.name) return
    this.add(factory, event.args[factory.emitted.argument] as Address)
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

/** What those of some addresses are that contracts of the deployment have made, by the rows. */
export async function madeAmong(
  kinds: readonly Made[],
  db: AnyRows,
  addresses: readonly Address[],
): Promise<ReadonlyMap<Address, string>> {
  if (addresses.length === 0) return new Map()
  const found = await Promise.all(
    kinds.map(async (made) =>
      (await addressesOf(made, db, addresses)).map((one) => [one, made.contract] as const),
    ),
  )
  return new Map(found.flat())
}

async function addressesOf(
  { rows: { table, address } }: Made,
  db: AnyRows,
  among?: readonly Address[],
): Promise<readonly Address[]> {
  const all = db.selectFrom(table).select(address)
  const rows = await (among === undefined ? all : all.where(address, 'in', among)).execute()
  return rows.map((row) => row[address])
}

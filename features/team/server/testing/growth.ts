import type { Database } from '#platform/server/database/db.ts'
import type { EventContext } from '#platform/server/indexer/contract.ts'
import { inMemory, newRows } from '#platform/server/indexer/rows/testing/inMemory.ts'
import type { Address } from '#platform/std/address.ts'

import { addPledge, takePledge } from '../pledges.ts'
import { teamIndexer } from '../indexer.ts'
import { teamTables } from '../../tables.ts'

/** What happens in a block, in its order. */
export type Happening =
  | { readonly what: 'bind'; readonly user: Address; readonly parent: Address }
  | { readonly what: 'stake'; readonly id: string; readonly owner: Address; readonly worth: bigint }
  | { readonly what: 'unstake'; readonly id: string; readonly amount: bigint; readonly of: bigint }

export interface GrownBlock {
  readonly number: number
  readonly happenings: readonly Happening[]
}

/** Brings blocks to the rows as the indexer does: such as may be undone, or `final` ones. */
export async function grow(
  db: Database,
  blocks: readonly GrownBlock[],
  { final = false }: { readonly final?: boolean } = {},
): Promise<void> {
  await inMemory(db, newRows(db, teamTables), {
    blocks,
    final,
    async apply(at, { number, happenings }, more) {
      for (const [logIndex, happening] of happenings.entries()) {
        const place = { txHash: `${number}-${logIndex}`, txIndex: 0, logIndex }
        await happen({ ...at, ...place, contract: nobody, sender: nobody }, happening)
      }
      await teamIndexer.afterBlock!(at, more)
    },
  })
}

async function happen(event: EventContext, happening: Happening): Promise<void> {
  if (happening.what === 'bind') {
    const { user, parent } = happening
    await teamIndexer.handlers['Bound']!({ ...event, args: { user, parent } as never })
  } else if (happening.what === 'stake') {
    const { id, owner, worth } = happening
    await addPledge(event, { source: 'staking', position: id }, owner, worth)
  } else {
    const { id, ...part } = happening
    await takePledge(event, { source: 'staking', position: id }, part)
  }
}

const nobody = '' as Address

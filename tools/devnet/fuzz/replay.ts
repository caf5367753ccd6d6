/** Carries a chain's blocks out once more, from the first one on, in memory. */
import { isDeepStrictEqual } from 'node:util'
import { transactionOf } from '../block.ts'
import { Node } from '../node.ts'
import { type Store, openMemory } from '../store/open.ts'

/** The state it comes to. Throws where a block or a receipt comes out otherwise than it is kept. */
export async function replayed({ ledger }: Store): Promise<Store> {
  const again = openMemory()
  const node = new Node(again, {
    blockTime: 'manual',
    heartbeat: 0,
    solidLag: 0,
    accounts: 0,
    energyWeight: 0,
    dynamicEnergy: false,
    cpuLimitMs: null,
    log: () => {},
  })
  const genesis = ledger.mustHave(0)
  again.state.redo(genesis.writes)
  again.ledger.add({ kind: 'block', block: genesis })
  for (let number = 1; number <= ledger.head.number; number++) {
    const block = ledger.mustHave(number)
    const { header, transactions } = block
    if (block.edited) {
      again.state.redo(block.writes)
      again.ledger.add({ kind: 'block', block })
      continue
    }
    const made = await node.seal(transactions.map(transactionOf), { strict: true, like: header })
    const receipts = again.ledger.mustHave(number).transactions.map(({ receipt }) => receipt)
    if (made.id !== header.id) throw new Error(`block ${number} comes out otherwise`)
    const kept = transactions.map(({ receipt }) => receipt)
    if (!isDeepStrictEqual(receipts, kept)) throw new Error(`a receipt of block ${number} differs`)
  }
  return again
}

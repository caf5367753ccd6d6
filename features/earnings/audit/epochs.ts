import { zeroAddress } from '#platform/std/address.ts'

import type { Bonuses, Place } from './bonuses.ts'
import { Sums, type Table, table } from '#tools/audit/table.ts'
import type { ChainEvent } from '#tools/audit/chainEvents.ts'

/** An epoch as its contract emits it. */
export interface Posted {
  readonly epoch: bigint
  readonly root: string
  readonly dataHash: string
  readonly upToBlock: bigint
  readonly acceptableAt: bigint
  readonly tokens: readonly string[]
  readonly totals: readonly bigint[]
}

interface Epoch {
  state: 'waiting' | 'accepted' | 'revoked'
  why: string | null
  readonly up_to_block: number
  readonly total: bigint
  /** Whether it matches the fees: its leaves are in the ledger before any claim. */
  readonly matches: boolean
}

interface Leaf {
  readonly epoch: bigint
  readonly leaf: number
  readonly account: string
  readonly coin: string
  readonly amount: bigint
  readonly proof: string
  claimed: boolean
}

/** A posted epoch, and its present state. */
export class Epochs {
  constructor(bonuses: Bonuses, place: Place) {
    this.bonuses = bonuses
    this.place = place
  }
  private readonly bonuses: Bonuses
  private readonly place: Place
  private readonly rows = new Sums<Epoch>()
  /** Of accepted epochs that match. */
  private readonly leaves = new Sums<Leaf>()

  post(posted: Posted, at: ChainEvent): void {
    const { epoch, root, dataHash, upToBlock, acceptableAt, tokens, totals } = posted
    const total = totals.reduce((sum, one, i) => (tokens[i] === zeroAddress ? sum + one : sum), 0n)
    this.rows.at([epoch], {
      epoch,
      state: 'waiting',
      root,
      data_hash: dataHash,
      up_to_block: Number(upToBlock),
      acceptable_at: acceptableAt,
      total,
      others: JSON.stringify(
        tokens
          .map((token, i) => [token, String(totals[i])])
          .filter(([token]) => token !== zeroAddress),
      ),
      matches: this.isOfFees(posted),
      why: null,
      posted_at: at.time,
      tx_hash: at.txHash,
    })
  }

  /** Root, file and total match the fees. */
  private isOfFees({ root, dataHash, upToBlock, tokens, totals }: Posted): boolean {
    const own = this.bonuses.epochOf(this.place, Number(upToBlock))
    return (
      own.root === root &&
      own.dataHash === dataHash &&
      tokens.join() === own.totals.map(({ token }) => token).join() &&
      totals.join() === own.totals.map(({ amount }) => amount).join()
    )
  }

  revoke(epoch: bigint, why: string): void {
    Object.assign(this.of(epoch), { state: 'revoked', why })
  }

  /** Its leaves; none if it does not match the fees. */
  accept(epoch: bigint): readonly Leaf[] {
    const row = this.of(epoch)
    row.state = 'accepted'
    if (!row.matches) return []
    const { leaves, tree } = this.bonuses.epochOf(this.place, row.up_to_block)
    return leaves.map(({ account, token: coin, amount }, i) => {
      const proof = tree
        .proof(i)
        .map((sibling) => sibling.slice(2))
        .join('')
      const leaf = { epoch, leaf: i, account, coin, amount, proof, claimed: false }
      return this.leaves.at([epoch, i], leaf)
    })
  }

  /** Whether the leaf was credited when its epoch was accepted. */
  claim(epoch: bigint, index: bigint): boolean {
    if (!this.of(epoch).matches) return false
    this.leaves.find([epoch, index])!.claimed = true
    return true
  }

  private of(epoch: bigint): Epoch {
    const found = this.rows.find([epoch])
    if (found === undefined) throw new Error(`epoch ${epoch} was never posted`)
    return found
  }

  tables(): Table[] {
    const columns =
      'state root data_hash up_to_block acceptable_at total others matches why posted_at tx_hash'
    return [
      table('earnings_epochs', 'epoch', columns, this.rows.all()),
      table(
        'earnings_leaves',
        'epoch leaf',
        'account coin amount proof claimed',
        this.leaves.all(),
      ),
    ]
  }
}

import { Sums, type Table, table } from '#tools/audit/table.ts'
import type { ChainEvent } from '#tools/audit/chainEvents.ts'

/** An amount that goes from one account of a contract's book to another. */
interface Move {
  readonly book: string
  readonly kind: string
  readonly coin: string
  readonly debit: string
  readonly credit: string
  readonly amount: bigint
}

/** What an account was credited and debited in all. */
export interface Sum {
  readonly account: string
  readonly book: string
  readonly kind: string
  readonly coin: string
  credited: bigint
  debited: bigint
  transfers: number
}

/** Accounts of a book that are nobody's: they have no days. */
const nobody = new Set(['fees', 'reserve', 'platform', 'pool', 'paid'])

/** What was moved; sums and days follow from it alone. */
export class Ledger {
  private readonly transfers: object[] = []
  private readonly sums = new Sums<Sum>()
  private readonly days = new Sums<{ amount: bigint }>()

  move({ block, txIndex, logIndex, time, txHash }: ChainEvent, moved: Move): void {
    const { kind, coin, debit, credit, amount } = moved
    if (amount === 0n) return
    const place = { block, tx_index: txIndex, log_index: logIndex, time, tx_hash: txHash }
    this.transfers.push({ ...place, ...moved })
    const [from, to] = [this.sumOf(debit, moved), this.sumOf(credit, moved)]
    from.debited += amount
    to.credited += amount
    for (const side of [from, to]) side.transfers += 1
    if (nobody.has(credit)) return
    const day = Math.floor(time / 86_400) * 86_400
    const none = { account: credit, coin, kind, day, amount: 0n }
    this.days.at([credit, coin, kind, day], none).amount += amount
  }

  sumOf(account: string, { book, kind, coin }: Pick<Move, 'book' | 'kind' | 'coin'>): Sum {
    const none = { account, book, kind, coin, credited: 0n, debited: 0n, transfers: 0 }
    return this.sums.at([account, book, kind, coin], none)
  }

  /** What is left in a book, but for these accounts, whose debit came in or whose credit has left. */
  left(of: string, but: readonly string[]): bigint {
    return this.sums
      .all()
      .filter(({ account, book }) => book === of && !but.includes(account))
      .reduce((left, { credited, debited }) => left + credited - debited, 0n)
  }

  tables(): Table[] {
    return [
      table(
        'earnings_transfers',
        'block tx_index log_index kind debit credit',
        'book coin amount time tx_hash',
        this.transfers,
      ),
      table(
        'earnings_sums',
        'account book kind coin',
        'credited debited transfers',
        // Asked for is not yet moved.
        this.sums.all().filter(({ transfers }) => transfers > 0),
      ),
      table('earnings_days', 'account coin kind day', 'amount', this.days.all()),
    ]
  }
}

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

/** The total credit and debit of an account. */
export interface Sum {
  readonly account: string
  readonly book: string
  readonly kind: string
  readonly coin: string
  credited: bigint
  debited: bigint
  transfers: number
}

/** Accounts of a book that belong to no address: they have no days. */
const nobody = new Set(['fees', 'reserve', 'platform', 'pool', 'paid'])

/** A transfer; sums and days follow from transfers alone. */
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

  /** The remainder of a book in a coin, except these accounts, whose debit came in or whose credit has left. */
  left(of: string, inCoin: string, but: readonly string[]): bigint {
    return this.sums
      .all()
      .filter(({ account, book, coin }) => {
        return book === of && coin === inCoin && !but.includes(account)
      })
      .reduce((left, { credited, debited }) => left + credited - debited, 0n)
  }

  /** Of a book: what each account but those of no address is owed in a coin. */
  owed(of: string, inCoin: string): ReadonlyMap<string, bigint> {
    const owed = new Map<string, bigint>()
    for (const { account, book, coin, credited, debited } of this.sums.all()) {
      if (book !== of || coin !== inCoin || nobody.has(account)) continue
      owed.set(account, (owed.get(account) ?? 0n) + credited - debited)
    }
    return owed
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
        // Requested, not moved yet.
        this.sums.all().filter(({ transfers }) => transfers > 0),
      ),
      table('earnings_days', 'account coin kind day', 'amount', this.days.all()),
    ]
  }
}

import { ponder } from 'ponder:registry'
import { transactions } from 'ponder:schema'

export const zero = `0x${'0'.repeat(40)}`

export const at = ({ event }) => ({ block: event.block.number, time: event.block.timestamp })

/** The handler, after the transaction that the event is of is noted. */
export const on = (name, handler) =>
  ponder.on(name, async (emitted) => {
    const { hash, transactionIndex, from, to, input, value } = emitted.event.transaction
    await emitted.context.db
      .insert(transactions)
      .values({
        hash,
        block: emitted.event.block.number,
        txIndex: transactionIndex,
        owner: from,
        contract: to,
        data: input,
        callValue: value,
      })
      .onConflictDoNothing()
    await handler(emitted)
  })

export const grown = (row, change) =>
  Object.fromEntries(Object.entries(change).map(([column, by]) => [column, row[column] + by]))

/** Adds to rows of a table, all at once, none of them twice: to each by its key. */
export function addToEach(emitted, table, changes) {
  const { block } = at(emitted)
  const columns = Object.keys(changes[0][0])
  const nameOf = (row) => columns.map((column) => row[column]).join(' ')
  const byName = new Map(changes.map(([key, change]) => [nameOf(key), change]))
  return emitted.context.db
    .insert(table)
    .values(changes.map(([key, change]) => ({ ...key, ...change, block })))
    .onConflictDoUpdate((row) => ({ ...grown(row, byName.get(nameOf(row))), block }))
}

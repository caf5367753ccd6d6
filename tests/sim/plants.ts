import { Orders } from '#platform/server/orders/orders.ts'
import type { Ask } from '#platform/server/database/pglite.ts'

import type { Plant } from './world.ts'

/** Faults that are planted into the server, one at a time: a simulation that finds none of them finds nothing. */

const asking =
  (change: (sql: string) => string | null) =>
  (ask: Ask): Ask =>
  async (question) => {
    const sql = change(question.sql)
    return sql === null ? { rows: [] } : ask({ ...question, sql })
  }

/** What a replaced block wrote stays, except the block itself. */
const keepsReplaced: Plant = {
  ask: (ask) => async (question) => {
    if (!question.sql.includes('undo_blocks')) return ask(question)
    const [lowest] = question.parameters ?? []
    await ask({ sql: 'delete from chain_blocks where number >= $1', parameters: [lowest] })
    await ask({ sql: 'delete from chain_undo where block >= $1', parameters: [lowest] })
    await ask({ sql: 'delete from chain_transactions where block >= $1', parameters: [lowest] })
    return { rows: [] }
  },
}

/** A block that is read twice counts twice, since its transaction does not hold together. */
const noTransactions: Plant = {
  ask: asking((sql) => (sql === 'begin' || sql === 'commit' || sql === 'rollback' ? null : sql)),
}

/** The order of a closed page has lost what was paid. */
const attachesNothing: Plant = {
  ask: asking((sql) => (/"proven" = |left join "orders"/.test(sql) ? null : sql)),
}

/** An account's share is not stored. */
const losesTransfers: Plant = {
  ask: asking((sql) => (sql.startsWith('insert into earnings_transfers') ? null : sql)),
}

/** An epoch promises again what the epochs before it hold. */
const creditsAgain: Plant = {
  ask: asking((sql) => sql.replace('"sums"."credited"', 'null::numeric as "credited"')),
}

/** Any epoch that is posted is taken for one of the fees. */
const trustsBuilder: Plant = {
  ask: (ask) => async (question) => {
    const answer = await ask(question)
    const isPosted = question.sql.startsWith('insert into earnings_epochs')
    if (isPosted) await ask({ sql: 'update earnings_epochs set matches = true' })
    return answer
  },
}

/** What the client hands in is taken for done. */
class TrustingOrders extends Orders {
  override async after(...[call, hint]: Parameters<Orders['after']>) {
    return { ...(await super.after(call, hint)), state: 'done' as const }
  }
}

/** A double click makes two orders. */
class ForgetfulOrders extends Orders {
  private count = 0
  override before(...[call, request]: Parameters<Orders['before']>) {
    this.count += 1
    const requestId = request.requestId.slice(0, -4) + String(1000 + this.count)
    return super.before(call, { ...request, requestId })
  }
}

export const plants: Readonly<Record<string, Plant>> = {
  'an indexer that keeps what a replaced block wrote': keepsReplaced,
  'a store whose transactions do not hold together': noTransactions,
  'an indexer that attaches nothing to an order': attachesNothing,
  'a ledger that loses transfers': losesTransfers,
  'a ledger that credits a bonus in every epoch': creditsAgain,
  'an index that takes any epoch for a right one': trustsBuilder,
  'an after-call that trusts the client': { OrdersClass: TrustingOrders },
  'a before-call that forgets the request': { OrdersClass: ForgetfulOrders },
}

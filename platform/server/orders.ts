import { randomUUID } from 'node:crypto'

import { argumentText, encodeCall, selectorOf } from '#platform/chain/abi.ts'
import type { TronNode } from '#platform/chain/node.ts'
import type { Deployment } from '#platform/chain/deployment.ts'
import type { Address } from '#platform/std/address.ts'
import { Failure, defineFailures, failures } from '#platform/std/failure.ts'
import type { ContractCall, OrderState, OrderTicket, OrderView } from '#platform/std/order.ts'
import type { Transaction } from 'kysely'
import type { Abi } from 'viem'

import type { Call } from './call.ts'
import type { ChainClock } from './clock.ts'
import type { ChainTransaction, Database, OrderRow, PlatformTables } from './db.ts'

export const orderFailures = defineFailures({
  CALL_REFUSED: {
    status: 409,
    text: { en: 'The contract would refuse this: {reason}', tc: '合約將拒絕此操作：{reason}' },
  },
  TOO_COSTLY: {
    status: 409,
    retry: true,
    text: {
      en: 'This would cost more than {limit} sun in energy, so it is not offered',
      tc: '此操作的能量費用將超過 {limit} sun，因此不提供',
    },
  },
})

/** sun: the most a call of ours may cost in energy. */
const feeLimitMax = 1_000_000_000n
/** Seconds that an order's terms hold. */
const defaultTtl = 15 * 60
/** Seconds after which a sent transaction can no longer land: its longest expiration and a minute. */
const landingSeconds = 11 * 60

export interface OrderRequest {
  readonly kind: string
  readonly requestId: string
  readonly subject: Readonly<Record<string, string>>
  readonly to: {
    readonly contract: string
    readonly abi: Abi
    readonly functionName: string
    readonly args: readonly unknown[]
    readonly callValue?: bigint
  }
  readonly ttlSeconds?: number
}

interface Page {
  readonly pageNum: number
  readonly pageSize: number
}

/** Before and after every action on chain. What an order has become is derived from the chain, never stored. */
export class Orders {
  constructor(parts: {
    db: Database
    node: TronNode
    deployment: Deployment
    clock: ChainClock
    poke: () => void
  }) {
    this.parts = parts
  }
  private readonly parts: {
    db: Database
    node: TronNode
    deployment: Deployment
    clock: ChainClock
    poke: () => void
  }

  /** The same requestId gets the same order, whatever the chain did since. */
  async before(call: Call, request: OrderRequest): Promise<OrderTicket> {
    const { db, node, deployment, clock } = this.parts
    const subject = JSON.stringify(request.subject)
    const known = await this.byRequest(call.address, request.requestId)
    if (known !== undefined) return ticketOf(sameOrder(known, request.kind, subject))

    const { abi, functionName, args, callValue = 0n } = request.to
    const contract = deployment.address(request.to.contract)
    const data = encodeCall(abi, functionName, args)
    const [tried, price] = await Promise.all([
      node.simulate({ abi, contract, data, owner: call.address, callValue }),
      node.energyPrice(),
    ])
    if ('reason' in tried) {
      throw new Failure(orderFailures.CALL_REFUSED, { values: { reason: tried.reason } })
    }
    const feeLimit = (BigInt(tried.energy) * price * 13n) / 10n
    if (feeLimit > feeLimitMax) {
      throw new Failure(orderFailures.TOO_COSTLY, { values: { limit: String(feeLimitMax) } })
    }
    const contractCall: ContractCall = {
      contract,
      selector: selectorOf(abi, functionName, args),
      args: args.map(argumentText),
      callValue: String(callValue),
      feeLimit: String(feeLimit),
    }
    const now = clock.now()
    const row: OrderRow = {
      id: randomUUID(),
      address: call.address,
      requestId: request.requestId,
      kind: request.kind,
      subject,
      call: JSON.stringify(contractCall),
      data,
      callValue,
      createdAt: now,
      expiresAt: now + (request.ttlSeconds ?? defaultTtl),
      txHash: null,
      sentAt: null,
    }
    await db
      .insertInto('orders')
      .values(row)
      .onConflict((c) => c.doNothing())
      .execute()
    const stored = await this.byRequest(call.address, request.requestId)
    return ticketOf(sameOrder(stored ?? row, request.kind, subject))
  }

  /** A hint: the hash must be of this order's very call. The chain decides the rest. */
  async after(
    call: Call,
    hint: { kind: string; orderId: string; txHash: string },
  ): Promise<OrderView> {
    const { db, node, clock, poke } = this.parts
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', hint.orderId)
      .executeTakeFirst()
    if (order === undefined || order.kind !== hint.kind) throw new Failure(failures.NOT_FOUND)
    if (order.address !== call.address) throw new Failure(failures.NOT_YOURS)
    if (order.txHash !== null && order.txHash !== hint.txHash) throw new Failure(failures.CONFLICT)
    const seen = (await this.mined(hint.txHash)) ?? (await node.transaction(hint.txHash))
    if (seen !== null && !isCallOf(order, seen)) {
      throw new Failure(failures.CONFLICT, { field: 'txHash' })
    }
    if (order.txHash === null) {
      const other = await db
        .selectFrom('orders')
        .select('id')
        .where('txHash', '=', hint.txHash)
        .executeTakeFirst()
      if (other !== undefined) throw new Failure(failures.CONFLICT, { field: 'txHash' })
      await db
        .updateTable('orders')
        .set({ txHash: hint.txHash, sentAt: clock.now() })
        .where('id', '=', order.id)
        .where('txHash', 'is', null)
        .execute()
      poke()
    }
    return this.viewOf({ ...order, txHash: hint.txHash, sentAt: order.sentAt ?? clock.now() })
  }

  /** Orders that can still be gone on with, oldest first. */
  async unfinished(address: Address, page: Page): Promise<{ total: number; list: OrderView[] }> {
    const { db, clock } = this.parts
    const rows = await db
      .selectFrom('orders')
      .selectAll()
      .where('address', '=', address)
      .where('createdAt', '>', clock.now() - 24 * 60 * 60)
      .orderBy('createdAt')
      .orderBy('id')
      .limit(500)
      .execute()
    const views = await this.viewsOf(rows)
    const open = views.filter(({ state }) => ['created', 'sent', 'packed'].includes(state))
    return { total: open.length, list: cut(open, page) }
  }

  /** All orders, newest first. */
  async all(address: Address, page: Page): Promise<{ total: number; list: OrderView[] }> {
    const { db } = this.parts
    const mine = db.selectFrom('orders').where('address', '=', address)
    const [{ total }, rows] = await Promise.all([
      mine.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      mine
        .selectAll()
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(page.pageSize)
        .offset((page.pageNum - 1) * page.pageSize)
        .execute(),
    ])
    return { total, list: await this.viewsOf(rows) }
  }

  private viewsOf = (rows: readonly OrderRow[]) => Promise.all(rows.map((row) => this.viewOf(row)))

  private async viewOf(order: OrderRow): Promise<OrderView> {
    const mined = order.txHash === null ? null : await this.mined(order.txHash)
    const matching = mined !== null && isCallOf(order, mined) ? mined : null
    return {
      orderId: order.id,
      kind: order.kind,
      state: orderState(order, matching, this.parts.clock),
      createdAt: order.createdAt,
      expiresAt: order.expiresAt,
      txHash: order.txHash,
      reason: matching?.reason ?? null,
      subject: JSON.parse(order.subject) as Record<string, string>,
      call: JSON.parse(order.call) as ContractCall,
    }
  }

  private async mined(hash: string): Promise<ChainTransaction | null> {
    const { db } = this.parts
    const found = await db
      .selectFrom('chainTransactions')
      .selectAll()
      .where('hash', '=', hash)
      .executeTakeFirst()
    return found ?? null
  }

  private byRequest(address: Address, requestId: string): Promise<OrderRow | undefined> {
    return this.parts.db
      .selectFrom('orders')
      .selectAll()
      .where('address', '=', address)
      .where('requestId', '=', requestId)
      .executeTakeFirst()
  }
}

/** The state of an order, from its row, its transaction and the chain's heights alone. */
export function orderState(
  order: Pick<OrderRow, 'txHash' | 'sentAt' | 'expiresAt'>,
  mined: Pick<ChainTransaction, 'result' | 'block'> | null,
  clock: Pick<ChainClock, 'now' | 'isFinal'>,
): OrderState {
  if (mined !== null) {
    if (mined.result !== 'SUCCESS') return 'failed'
    return clock.isFinal(mined.block) ? 'done' : 'packed'
  }
  if (order.txHash === null) return clock.now() > order.expiresAt ? 'expired' : 'created'
  return clock.now() > (order.sentAt ?? order.expiresAt) + landingSeconds ? 'expired' : 'sent'
}

/** A mined call that nobody claimed belongs to the oldest open order of the same call: its page was closed. */
export async function attachUnclaimed(
  db: Transaction<PlatformTables>,
  mined: ChainTransaction,
  time: number,
): Promise<void> {
  const claimed = await db
    .selectFrom('orders')
    .select('id')
    .where('txHash', '=', mined.hash)
    .executeTakeFirst()
  if (claimed !== undefined) return
  const open = await db
    .selectFrom('orders')
    .selectAll()
    .where('address', '=', mined.owner)
    .where('txHash', 'is', null)
    .where('data', '=', mined.data)
    .where('callValue', '=', mined.callValue)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const order = open.find((one) => isCallOf(one, mined))
  if (order === undefined) return
  await db
    .updateTable('orders')
    .set({ txHash: mined.hash, sentAt: time })
    .where('id', '=', order.id)
    .execute()
}

function isCallOf(
  order: OrderRow,
  seen: Pick<ChainTransaction, 'owner' | 'contract' | 'data' | 'callValue'>,
): boolean {
  const { contract } = JSON.parse(order.call) as ContractCall
  return (
    seen.owner === order.address &&
    seen.contract === contract &&
    seen.data === order.data &&
    seen.callValue === order.callValue
  )
}

function sameOrder(order: OrderRow, kind: string, subject: string): OrderRow {
  if (order.kind !== kind || order.subject !== subject) {
    throw new Failure(failures.CONFLICT, { field: 'requestId' })
  }
  return order
}

const ticketOf = (order: OrderRow): OrderTicket => ({
  orderId: order.id,
  expiresAt: order.expiresAt,
  call: JSON.parse(order.call) as ContractCall,
})

const cut = <T>(list: readonly T[], { pageNum, pageSize }: Page): T[] =>
  list.slice((pageNum - 1) * pageSize, pageNum * pageSize)

import { randomUUID } from 'node:crypto'

import { argumentText, encodeCall, selectorOf } from '#platform/chain/abi.ts'
import type { TronNode } from '#platform/chain/node.ts'
import type { Deployment } from '#platform/chain/deployment.ts'
import type { Address } from '#platform/std/address.ts'
import type { Locale } from '#platform/std/text.ts'
import { Failure, type FailureKind, failures } from '#platform/std/failure.ts'
import type { Page } from '#platform/std/fields.ts'
import type { ContractCall, OrderTicket, OrderView } from '#platform/std/order.ts'
import { plainTransfer } from '#platform/std/plainTransfer.ts'
import { customErrorText } from '#platform/std/customErrors.ts'
import { type Reasons, reasonText } from '#platform/std/reason.ts'
import type { SelectQueryBuilder } from 'kysely'
import type { Abi } from 'viem'

import type { ChainClock } from '#platform/server/clock.ts'
import type {
  ChainTransaction,
  Database,
  OrderRow,
  PlatformTables,
} from '#platform/server/database/db.ts'
import { keptCalldata } from './calldata.ts'
import { keepOrder } from './keepOrder.ts'
import { hintFailures, orderFailures } from './orderFailures.ts'
import { findLost, nameHash, refuseSecondHash } from './orderHash.ts'
import { differenceOf, isCallOf, isOpen, type Landed, mayBeOpen, orderState } from './orderState.ts'
import { keptReceipt, lookAt, lookAtUnsettled, type Looked } from './receipts.ts'

/** sun: the most a call of ours may cost in energy. */
const feeLimitMax = 1_000_000_000n
/** Seconds that an order's terms hold. */
const ttlSeconds = 15 * 60

export interface OrderRequest {
  readonly kind: string
  readonly requestId: string
  /** What was requested, from the request alone: a repeated requestId must request the same. */
  readonly subject: Readonly<Record<string, string>>
  /** No index need read its contract: the node's receipt settles it. */
  readonly byReceipt?: boolean
  /** Runs the rules, and returns the call they allow. Only for a new order. */
  readonly propose: () => Promise<ProposedCall>
}

export interface ProposedCall {
  /** Name in the deployment. */
  readonly contract: string
  /** Where it is one of those that another contract makes, which no deployment names. */
  readonly at?: Address
  readonly abi: Abi
  /** The contract's reasons for a refusal. */
  readonly reasons?: Reasons
  /** By reason, a failure of the feature's own: where only the contract can refuse. */
  readonly refusals?: Readonly<Record<string, { kind: FailureKind; field?: string }>>
  /** Or `plainTransfer`, to the address `at`. */
  readonly functionName: string
  readonly args: readonly unknown[]
  /** sun. */
  readonly callValue?: bigint
  /** Energy that the call may take beyond what it takes now: by the time it is in a block others have called, and more is earned. */
  readonly spareEnergy?: number
}

/** The caller: a `Call` is one. */
interface Caller {
  readonly address: Address
  readonly locale: Locale
  readonly app: { readonly config: { readonly nativeSymbol: string } }
}

interface OrderPage {
  readonly total: number
  readonly list: OrderView[]
}

type Orderings = SelectQueryBuilder<PlatformTables, 'orders', object>

/** Before and after every action on chain. What an order has become is derived from the chain, never stored. */
export class Orders {
  constructor(parts: {
    db: Database
    node: TronNode
    deployment: Deployment
    clock: ChainClock
    wakeUp: () => void
    newId?: () => string
  }) {
    this.parts = parts
    this.newId = parts.newId ?? randomUUID
  }
  private readonly newId: () => string
  private readonly parts: {
    db: Database
    node: TronNode
    deployment: Deployment
    clock: ChainClock
    wakeUp: () => void
  }

  /**
   * The same requestId gets the same order, whatever has changed on chain and in the rules since.
   */
  async before(call: Caller, request: OrderRequest): Promise<OrderTicket> {
    const { db, node, deployment, clock } = this.parts
    const subject = JSON.stringify(request.subject)
    const known = await this.byRequest(call.address, request.requestId)
    if (known !== undefined) return ticketOf(sameOrder(known, request.kind, subject))

    const to = await request.propose()
    const { abi, functionName, args, callValue = 0n } = to
    const contract = to.at ?? deployment.address(to.contract)
    const isTransfer = functionName === plainTransfer
    const data = isTransfer ? '' : encodeCall(abi, functionName, args)
    const [tried, price, balance] = await Promise.all([
      isTransfer
        ? { energy: 0 }
        : node.simulate({ abi, contract, data, owner: call.address, callValue }),
      node.energyPrice(),
      callValue === 0n ? 0n : node.balance(call.address),
    ])
    if (balance < callValue) {
      const symbol = call.app.config.nativeSymbol
      throw new Failure(orderFailures.BALANCE, { values: { symbol } })
    }
    if ('reason' in tried) {
      const own = Object.entries(to.refusals ?? {}).find(
        ([message]) => message === tried.reason,
      )?.[1]
      if (own !== undefined) {
        throw new Failure(own.kind, own.field === undefined ? {} : { field: own.field })
      }
      const known = reasonText(tried.reason, to.reasons ?? {}) ?? customErrorText(tried.reason)
      const reason = known?.[call.locale] ?? tried.reason
      throw new Failure(orderFailures.CALL_REFUSED, { values: { reason } })
    }
    const feeLimit = ((BigInt(tried.energy) * 13n) / 10n + BigInt(to.spareEnergy ?? 0)) * price
    if (feeLimit > feeLimitMax) {
      throw new Failure(orderFailures.TOO_COSTLY, { values: { limit: String(feeLimitMax) } })
    }
    const contractCall: ContractCall = {
      contract,
      selector: isTransfer ? plainTransfer : selectorOf(abi, functionName, args),
      args: args.map(argumentText),
      callValue: String(callValue),
      feeLimit: String(feeLimit),
    }
    // Meanwhile the node may have turned out to be of another chain: no time is known.
    if (clock.head.id === '') throw new Failure(failures.NOT_READY)
    const now = clock.now()
    const row: OrderRow = {
      id: this.newId(),
      address: call.address,
      requestId: request.requestId,
      kind: request.kind,
      subject,
      call: JSON.stringify(contractCall),
      data: keptCalldata(data),
      callValue,
      createdAt: now,
      expiresAt: now + ttlSeconds,
      txHash: null,
      sentAt: null,
      told: false,
      proven: false,
      byReceipt: request.byReceipt === true,
      receipt: null,
    }
    await keepOrder(db, clock, row)
    const stored = await this.byRequest(call.address, request.requestId)
    return ticketOf(sameOrder(stored ?? row, request.kind, subject))
  }

  /**
   * A hint: the hash must be of this order's very call. The chain decides the rest. Several kinds
   * where one path takes orders of each.
   */
  async after(
    call: Caller,
    hint: { kind: string | readonly string[]; orderId: string; txHash: string },
  ): Promise<OrderView> {
    await this.submit(await this.own(call, hint), hint.txHash)
    return this.one(call, hint)
  }

  /** An order of the caller, of that kind or one of those. */
  async one(
    call: Caller,
    asked: { kind: string | readonly string[]; orderId: string },
  ): Promise<OrderView> {
    const order = await this.own(call, asked)
    const [view] = await this.viewsOf([order], await lookAt(this.parts, [order]))
    return view!
  }

  private async own(
    call: Caller,
    asked: { kind: string | readonly string[]; orderId: string },
  ): Promise<OrderRow> {
    const order = await this.parts.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', asked.orderId)
      .executeTakeFirst()
    if (order === undefined || ![asked.kind].flat().includes(order.kind))
      throw new Failure(failures.NOT_FOUND)
    if (order.address !== call.address) throw new Failure(failures.NOT_YOURS)
    return order
  }

  private async submit(order: OrderRow, txHash: string): Promise<void> {
    const { db, node, clock, wakeUp } = this.parts
    // What no node knew when it was submitted is looked up again.
    if (order.txHash === txHash && order.told && order.proven) return
    const [mined] = await this.minedOf([txHash])
    refuseSecondHash(order, txHash, mined)
    const seen = mined ?? (await node.transaction(txHash))
    const difference = seen === null ? null : differenceOf(order, seen)
    if (difference !== null) throw new Failure(hintFailures[difference], { field: 'txHash' })
    await nameHash(db, order, { txHash, mined, proven: seen !== null }, clock.now())
    wakeUp()
  }

  /** Orders that can still be gone on with, oldest first. */
  async unfinished(address: Address, page: Page): Promise<OrderPage> {
    const { db, clock } = this.parts
    const looked = await lookAtUnsettled(this.parts, address)
    const open = db
      .selectFrom('orders')
      .where('address', '=', address)
      .where((order) => mayBeOpen(order, address, clock))
      .where((order) => isOpen(order, clock))
    return this.pageOf(open, open.orderBy('createdAt').orderBy('id'), page, looked)
  }

  /** All orders, newest first. */
  async all(address: Address, page: Page): Promise<OrderPage> {
    const looked = await lookAtUnsettled(this.parts, address)
    const mine = this.parts.db.selectFrom('orders').where('address', '=', address)
    return this.pageOf(mine, mine.orderBy('createdAt', 'desc').orderBy('id'), page, looked)
  }

  private async pageOf(
    whole: Orderings,
    sorted: Orderings,
    page: Page,
    looked: Looked,
  ): Promise<OrderPage> {
    const { pageNum, pageSize } = page
    const [{ total }, rows] = await Promise.all([
      whole.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      // What is passed over is read in the index alone.
      sorted
        .selectAll()
        .where(
          'id',
          'in',
          sorted
            .select('id')
            .limit(pageSize)
            .offset((pageNum - 1) * pageSize),
        )
        .execute(),
    ])
    return { total, list: await this.viewsOf(rows, looked) }
  }

  private async viewsOf(rows: readonly OrderRow[], looked: Looked): Promise<OrderView[]> {
    const views = await this.statesOf(rows, looked)
    const lost = rows.filter((_, i) => views[i]?.state === 'expired')
    const found = new Map((await findLost(this.parts.db, lost)).map((row) => [row.id, row]))
    if (found.size === 0) return views
    return this.statesOf(
      rows.map((row) => found.get(row.id) ?? row),
      looked,
    )
  }

  private async statesOf(rows: readonly OrderRow[], looked: Looked): Promise<OrderView[]> {
    const hashes = rows.flatMap(({ txHash }) => (txHash === null ? [] : [txHash]))
    const mined = hashes.length === 0 ? [] : await this.minedOf(hashes)
    const byHash = new Map(mined.map((one) => [one.hash, one]))
    return rows.map((row) => {
      const found = row.txHash === null ? undefined : byHash.get(row.txHash)
      const indexed = found !== undefined && isCallOf(row, found) ? found : null
      const landed = indexed ?? keptReceipt(row) ?? looked.get(row.id) ?? null
      return viewOf(row, landed, this.parts.clock)
    })
  }

  private minedOf(hashes: readonly string[]): Promise<ChainTransaction[]> {
    const { db } = this.parts
    return db.selectFrom('chainTransactions').selectAll().where('hash', 'in', hashes).execute()
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

const viewOf = (
  order: OrderRow,
  mined: Landed | 'mayLand' | null,
  clock: ChainClock,
): OrderView => ({
  orderId: order.id,
  kind: order.kind,
  state: orderState(order, mined, clock),
  createdAt: order.createdAt,
  expiresAt: order.expiresAt,
  txHash: order.txHash,
  reason: mined === null || mined === 'mayLand' ? null : mined.reason,
  subject: JSON.parse(order.subject) as Record<string, string>,
  call: JSON.parse(order.call) as ContractCall,
})

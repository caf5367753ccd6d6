import type { Address } from '#platform/std/address.ts'
import type { OrderState, OrderTicket } from '#platform/std/order.ts'

import type { MadeAnswer } from '../tron/made.ts'
import type { NodePort } from '../tron/node.ts'
import type { BuiltTransaction } from '#platform/chain/transaction.ts'
import type { SignedTransaction } from '../wallet/wallet.ts'
import type { AnyFlow, Contracts } from './flow.ts'
import type { FlowEvent } from './machine.ts'
import type { FlowRun } from './run.ts'

/** The state from the after-call; null where it has none. */
export interface OrderWord {
  readonly state: OrderState | null
  readonly message: string | null
}

/** Everything the engine touches outside itself; the tests give it a simulated world. */
export interface Ports {
  readonly node: NodePort
  flow(kind: string): AnyFlow | null
  before(flow: AnyFlow, run: FlowRun): Promise<OrderTicket>
  after(flow: AnyFlow, run: FlowRun): Promise<OrderWord>
  /** Whom the wallet would sign for, and on which chain; null where it is unknown. */
  signer(run: FlowRun): Promise<{ address: Address; chainId: string | null }>
  sign(run: FlowRun, transaction: BuiltTransaction): Promise<SignedTransaction>
  /** The store: dispatch writes before it returns. */
  get(id: string): FlowRun | null
  dispatch(id: string, event: FlowEvent): FlowRun | null
  /** Resolves once a run is no longer with the wallet, ended by either side. */
  untilLeft(id: string): Promise<void>
  /** This machine's clock, ms. */
  now(): number
  /** Chain time, unix seconds. */
  chainNow(): number
  sleep(ms: number): Promise<void>
  /** sun: the most any call of ours may cost. */
  feeLimitMax(): Promise<bigint>
  contracts(): Promise<Contracts>
  /** Whether one contract made another, by a node that is not behind our server. */
  isMade(maker: Address, made: Address): Promise<MadeAnswer>
  /** What a change of stage means for the rest of the app: reads that are old now. */
  changed(flow: AnyFlow, run: FlowRun): void
}

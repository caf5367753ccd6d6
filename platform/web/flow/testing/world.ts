import type { OrderState, OrderTicket } from '#platform/std/order.ts'

import { type Address, addressToHex41, parseAddress } from '#platform/std/address.ts'
import { endpoint } from '#platform/std/endpoint.ts'
import { plainTransfer } from '#platform/std/plainTransfer.ts'
import { defineTexts } from '#platform/std/text.ts'
import { sign } from 'viem/accounts'
import * as z from 'zod/mini'

import type { Built } from '../../tron/build.ts'
import type { Broadcast, NodePort, Receipt } from '../../tron/node.ts'
import type { BuiltTransaction } from '#platform/chain/transaction.ts'
import type { SignedTransaction } from '../../wallet/wallet.ts'
import type { AnyFlow } from '../flow.ts'
import type { Ports } from '../ports.ts'
import { type FlowRun, unchecked } from '../run.ts'

import { encodeCall } from '../../tron/calldata.ts'
import { decodeRawData, encodeRawData, transactionOf, txIdOf } from '#platform/chain/rawData.ts'
import { signerOf } from '#platform/chain/signer.ts'
import { type FlowEvent, reduce } from '../machine.ts'
import { someone } from './signs.ts'

export { someone }

/**
 * A small world for the engine's tests: a clock that moves only when all tasks wait, a chain with
 * blocks of 3 s that are solid 2 blocks later, a server with one order, a wallet, and a page that
 * can be closed at any call. No test waits for real time.
 */
export const contract = parseAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
const blockMs = 3_000
const solidLag = 2
const start = 1_700_000_000_000

// Loaded when it is first needed, which here would be in no time of the world's.
await signerOf('00'.repeat(32), '00'.repeat(65))

const message = defineTexts({ any: { en: 'any', tc: '任何' } })

const served = endpoint({
  path: '/',
  summary: '',
  access: 'session',
  input: z.object({}),
  output: z.object({}),
})

export const testFlow: AnyFlow = {
  kind: 'test.buy',
  title: message.any,
  question: () => 'Buy?',
  picture: () => null,
  goesTo: message.any,
  signs: {
    contract: 'Cards',
    method: 'Buy(uint256 level)',
    meaning: { level: message.any },
    args: ({ level }) => [level ?? null],
    pays: () => null,
  },
  before: served,
  after: served,
  fallback: 'BUY error',
  summary: () => [],
  done: message.any,
  next: () => [],
  invalidates: [],
}

/** The private key 1, whose address is `someone`. */
export const keyOfSomeone = '1'.padStart(64, '0')
const referenceId = `${'0'.repeat(15)}10123456789abcdef${'7'.repeat(32)}`

export async function signedBy(
  key: string,
  { txID, raw_data_hex }: BuiltTransaction,
): Promise<SignedTransaction> {
  const signature = await sign({ hash: `0x${txID}`, privateKey: `0x${key}`, to: 'hex' })
  return { txID, raw_data_hex, signature: [signature.slice(2)] }
}

/** A node's JSON of bytes; bytes that cannot be read have none. */
function jsonOf(rawHex: string): unknown {
  try {
    return transactionOf(rawHex).raw_data
  } catch {
    return {}
  }
}

interface Mined {
  txID: string
  block: number
  ok: boolean
}

export class World {
  now = start
  mempool: { txID: string; expiration: number }[] = []
  chain: Mined[] = []
  /** Set by a test: what goes wrong. */
  balance = 10_000_000_000n
  /** Of the signer: bandwidth for all, no energy. */
  resources = { energy: 0n, bandwidth: 10_000n }
  reverts = false
  answerOf: (attempt: number) => Broadcast = () => ({ accepted: true, retry: false, message: '' })
  wallet: (run: FlowRun) => Promise<'sign' | 'other'> = async () => 'sign'
  tamper: (hex: string) => string = (hex) => hex
  /** What the node answers when it builds, after `tamper`. */
  answer: (built: Built) => Built = (built) => built
  chainId = '0x1'
  signer: { address: Address; chainId: string | null } = { address: someone, chainId: '0x1' }
  serverDown = false
  /** What the public node answers of who made a contract. */
  isMade: Ports['isMade'] = async () => ({ isMade: true, block: 7, chainId: this.chainId })
  indexed = true

  broadcasts = 0
  signatures = 0
  /** Everything that a wallet received to sign. */
  requested: BuiltTransaction[] = []
  /** What the wallet answers in the end. */
  signed: (answer: SignedTransaction) => SignedTransaction | Promise<SignedTransaction> = (one) =>
    one
  stored = new Map<string, string>()
  ordered = new Map<string, OrderTicket>()
  private timers: { at: number; wake: () => void }[] = []

  get head(): number {
    return Math.floor((this.now - start) / blockMs)
  }

  sleep(ms: number): Promise<void> {
    return new Promise((wake) => this.timers.push({ at: this.now + ms, wake }))
  }

  /** Runs all tasks until `work` is settled; time jumps to the next timer when all wait. */
  async until(work: Promise<unknown>): Promise<void> {
    let settled = false
    void work.finally(() => {
      settled = true
    })
    for (let turns = 0; turns < 5_000; turns++) {
      await new Promise((resolve) => setImmediate(resolve))
      if (settled) return
      const next = this.timers.toSorted((a, b) => a.at - b.at)[0]
      if (next === undefined) throw new Error('all tasks wait, and there is no timer')
      this.timers.splice(this.timers.indexOf(next), 1)
      this.advanceTo(next.at)
      next.wake()
    }
    throw new Error('no end')
  }

  advanceTo(now: number): void {
    this.now = Math.max(this.now, now)
    for (const { txID, expiration } of this.mempool.splice(0)) {
      if (expiration > this.now && !this.chain.some((mined) => mined.txID === txID)) {
        this.chain.push({ txID, block: this.head + 1, ok: !this.reverts })
      }
    }
  }

  mined(txID: string): Mined | undefined {
    return this.chain.find((each) => each.txID === txID && each.block <= this.head)
  }

  isSolid(txID: string): boolean {
    return (this.mined(txID)?.block ?? Number.POSITIVE_INFINITY) <= this.head - solidLag
  }

  node: NodePort = {
    chainId: async () => this.chainId,
    build: async (call, owner) => {
      const rawHex = this.tamper(
        encodeRawData({
          kind: call.selector === plainTransfer ? 'TransferContract' : 'TriggerSmartContract',
          refBlockBytes: '0001',
          refBlockHash: '0123456789abcdef',
          permissionId: 0n,
          expiration: BigInt(this.now + 60_000),
          owner: addressToHex41(owner),
          contract: addressToHex41(parseAddress(call.contract)),
          callValue: BigInt(call.callValue),
          data: encodeCall(call.selector, call.args),
          timestamp: BigInt(this.now),
          feeLimit: BigInt(call.feeLimit),
        }),
      )
      return this.answer({ txID: txIdOf(rawHex), rawHex, rawData: jsonOf(rawHex) })
    },
    reference: async () => ({ number: 1, id: referenceId, now: this.now }),
    simulate: async () => ({ ok: !this.reverts, energy: 50_000n, message: 'sold out' }),
    prices: async () => ({ energy: 100n, bandwidth: 1_000n }),
    resources: async () => this.resources,
    transferFee: async () => ({ fee: 1_100_000n, makesAccount: true }),
    balance: async () => this.balance,
    broadcast: async (rawHex) => {
      const answer = this.answerOf(this.broadcasts++)
      const expiration = Number(decodeRawData(rawHex).expiration)
      if (answer.accepted) this.mempool.push({ txID: txIdOf(rawHex), expiration })
      return answer
    },
    receipt: async (txID): Promise<Receipt | null> => {
      const mined = this.mined(txID)
      if (mined === undefined) return null
      const { block, ok } = mined
      return { block, ok, outOfEnergy: false, fee: 5_000_000n, message: ok ? null : 'sold out' }
    },
    isSolid: async (txID) => this.isSolid(txID),
    solidTime: async () => start + (this.head - solidLag) * blockMs,
  }

  /** A page with this world behind it. `diesAt`: at that call it is closed, and never answers. */
  page(diesAt = Number.POSITIVE_INFINITY): Ports & { calls: number } {
    const page = { calls: 0 }
    const alive = (): boolean => page.calls++ < diesAt
    const never = new Promise<never>(() => {})
    const through =
      <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
      (...args: A): Promise<R> =>
        alive() ? work(...args) : never
    const node = Object.fromEntries(
      Object.entries(this.node).map(([name, work]) => [name, through(work as never)]),
    ) as unknown as NodePort
    const ports: Ports = {
      node,
      flow: () => testFlow,
      before: through(async (_, run) => this.order(run)),
      after: through(async (_, run) => ({ state: this.stateOf(run), message: null })),
      signer: through(async () => this.signer),
      sign: through(async (run, transaction) => {
        const what = await this.wallet(run)
        this.signatures++
        this.requested.push(transaction)
        const signed = await signedBy(keyOfSomeone, transaction)
        return what === 'other' ? { ...signed, txID: '00' } : this.signed(signed)
      }),
      get: (id) => JSON.parse(this.stored.get(id) ?? 'null') as FlowRun | null,
      dispatch: (id, event) => (page.calls > diesAt ? ports.get(id) : this.dispatch(id, event)),
      untilLeft: (id) =>
        new Promise((resolve) => {
          const look = (): void => {
            if (ports.get(id)?.stage === 'signing') return
            this.watchers.delete(look)
            resolve()
          }
          this.watchers.add(look)
        }),
      now: () => this.now,
      chainNow: () => Math.floor(this.now / 1000),
      sleep: through((ms) => this.sleep(ms)),
      feeLimitMax: async () => 1_000_000_000n,
      contracts: async () => ({ Cards: contract }),
      isMade: through((maker, made) => this.isMade(maker, made)),
      changed: () => {},
    }
    return Object.assign(ports, page, {
      get calls() {
        return page.calls
      },
    })
  }

  private readonly watchers = new Set<() => void>()

  put(run: FlowRun): void {
    this.stored.set(run.id, JSON.stringify(run))
    for (const look of this.watchers) look()
  }

  dispatch(id: string, event: FlowEvent): FlowRun | null {
    const run = JSON.parse(this.stored.get(id) ?? 'null') as FlowRun | null
    if (run === null) return null
    const next = reduce(run, event, this.now)
    this.put(next)
    return next
  }

  private order(run: FlowRun): OrderTicket {
    if (this.serverDown) throw new TypeError('down')
    const ticket = this.ordered.get(run.id) ?? {
      orderId: `order-${run.id}`,
      expiresAt: Math.floor(this.now / 1000) + 900,
      call: {
        contract,
        selector: 'Buy(uint256)',
        args: ['2'],
        callValue: '1662000000',
        feeLimit: '6500000',
      },
    }
    this.ordered.set(run.id, ticket)
    return ticket
  }

  private stateOf(run: FlowRun): OrderState {
    if (this.serverDown) throw new TypeError('down')
    const txID = run.tx?.txID ?? ''
    if (this.mined(txID) === undefined) return 'sent'
    return this.isSolid(txID) && this.indexed ? 'done' : 'packed'
  }
}

export function freshRun(id = 'r1'): FlowRun {
  return {
    id,
    kind: testFlow.kind,
    address: someone,
    chainId: '0x1',
    subject: { level: '2' },
    createdAt: start / 1000,
    ...unchecked,
    since: start,
  }
}

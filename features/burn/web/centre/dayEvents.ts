import { type Address, addressFromHex, addressToHex20 } from '#platform/std/address.ts'
import { callApi } from '#platform/web/client.ts'
import { ask } from '#platform/web/tron/ask.ts'
import { type ContractReader, readContract } from '#platform/web/tron/contract.ts'
import { decodeEventLog, type Hex } from 'viem'

import { burnApi } from '../../api.ts'
import { burnMiningAbi } from '../../contract/abi.ts'
import { periodDays } from '../../fields.ts'
import {
  type DayDetail,
  differing,
  type FigureName,
  type MiningEvent,
  recompute,
} from './recompute.ts'

/** A log as a node returns it: hex without 0x, the address without TRON's prefix. */
interface Log {
  readonly address: string
  readonly topics?: readonly string[]
  readonly data?: string
}

/** How many transactions are requested of the node at a time. */
const together = 8
const pageSize = 100
const periodSeconds = BigInt(periodDays * 86_400)

/** The events of burn mining in a log of its contract; null for others. */
export function eventOf({ topics = [], data = '' }: Log, time: number): MiningEvent | null {
  const hex = (text: string): Hex => `0x${text}`
  const [first, ...rest] = topics.map(hex)
  if (first === undefined) return null
  let log
  try {
    log = decodeEventLog({ abi: burnMiningAbi, topics: [first, ...rest], data: hex(data) })
  } catch {
    return null
  }
  const { eventName, args } = log
  const of = (account: string) => ({ account: addressFromHex(account), time })
  const claimed = { power: 0n, totalPower: 0n }
  if (eventName === 'Burned') {
    const { burnAmount, power, totalPower } = args
    return { kind: 'burn', ...of(args.user), amount: burnAmount, power, totalPower }
  }
  if (eventName === 'Claimed') {
    return { kind: 'claim', ...of(args.user), amount: args.amount, ...claimed }
  }
  if (eventName === 'NodeClaimed') {
    return { kind: 'claimNode', ...of(args.owner), amount: args.amount, ...claimed }
  }
  return null
}

/** What the contract emitted in a transaction, by the node. */
async function eventsIn(txHash: string, contract: Address): Promise<readonly MiningEvent[]> {
  const info = await ask('/wallet/gettransactioninfobyid', { value: txHash })
  const { blockTimeStamp, log } = info as { blockTimeStamp?: unknown; log?: readonly Log[] }
  if (typeof blockTimeStamp !== 'number' || !Array.isArray(log)) return []
  const time = Math.floor(blockTimeStamp / 1_000)
  const at = addressToHex20(contract)
  return log.flatMap((one) => {
    const event = one.address === at ? eventOf(one, time) : null
    return event === null ? [] : [event]
  })
}

/** A day with all its transactions, earliest first; those that come meanwhile are left out. */
async function wholeDay(day: number): Promise<DayDetail> {
  const page = (pageNum: number) =>
    callApi(burnApi.day, {
      day: String(day),
      pageNum: String(pageNum),
      pageSize: String(pageSize),
    })
  const first = await page(1)
  const rest = Array.from({ length: Math.ceil(first.total / pageSize) - 1 }, (_, i) => page(i + 2))
  const all = [first, ...(await Promise.all(rest))].flatMap(({ list }) => list)
  const list = [...new Map(all.map((one) => [one.number, one])).values()]
    .filter(({ time }) => time <= first.to)
    .toSorted((a, b) => a.number - b.number)
  return { ...first, list }
}

export interface CheckedDay {
  /** Transactions read at the node. */
  readonly transactions: number
  readonly differs: readonly FigureName[]
  /** The burns follow each other without a gap, and the pool of each period is the contract's. */
  readonly isComplete: boolean
}

/**
 * Reads the day's transactions at a node, and the pools of its periods from the contract, and recomputes the statement from
 * them. The server's reply only names which transactions are read. Throws NodeFailure or ApiFailure.
 */
export async function checkDay(
  day: number,
  contract: Address,
  account: string | null,
  read: ContractReader = readContract,
): Promise<CheckedDay> {
  const detail = await wholeDay(day)
  const hashes = [...new Set(detail.list.map(({ txHash }) => txHash))]
  const events: MiningEvent[] = []
  for (let at = 0; at < hashes.length; at += together) {
    const group = hashes.slice(at, at + together)
    events.push(...(await Promise.all(group.map((hash) => eventsIn(hash, contract)))).flat())
  }
  const pools = await Promise.all(
    detail.periods.map(async ({ number, perSecond }) => {
      const args = [BigInt(number)] as const
      const of = { address: contract, abi: burnMiningAbi }
      const [pool] = await read({ ...of, functionName: 'poolOf', args })
      return pool / periodSeconds === BigInt(perSecond)
    }),
  )
  const made = recompute(detail, events, account)
  return {
    transactions: hashes.length,
    differs: differing(detail, made, events.length),
    isComplete: made.isComplete && pools.every(Boolean),
  }
}

import { type Address, addressFromHex, zeroAddress } from '#platform/std/address.ts'
import * as z from 'zod/mini'

/**
 * What a node's answers look like. Empty fields are left out by a node, so that most are optional;
 * whatever is there must be of the right kind, or the answer counts as none.
 */

// Nothing is captured: of long calldata that would be half of what reading it takes.
const hexWord = /^(?:0x)?(?:[0-9a-fA-F]{2})*$/
const hashWord = /^[0-9a-f]{64}$/
/** 20 or 21 bytes. */
const addressWord = /^(?:41)?[0-9a-fA-F]{40}$/

const hex = z.string().check(z.regex(hexWord))
const hash = z.string().check(z.regex(hashWord))
const addressHex = z.pipe(
  z.string().check(z.regex(addressWord)),
  z.transform((text): Address => addressFromHex(text)),
)
const whole = z.int().check(z.nonnegative())
const sun = z.pipe(
  whole,
  z.transform((value) => BigInt(value)),
)

export const headAnswer = z.object({
  blockID: hash,
  block_header: z.object({
    raw_data: z.object({
      number: z.optional(whole),
      parentHash: hash,
      timestamp: z.optional(whole),
    }),
  }),
})

/** Most kinds of transaction name an owner; a shielded one need not. */
export const transactionAnswer = z.object({
  txID: hash,
  ret: z.optional(z.array(z.object({ contractRet: z.optional(z.string()) }))),
  raw_data: z.object({
    contract: z
      .array(
        z.object({
          type: z.optional(z.string()),
          parameter: z.object({
            value: z.object({
              owner_address: z._default(addressHex, zeroAddress),
              contract_address: z.optional(addressHex),
              data: z.optional(hex),
              call_value: z.optional(sun),
              // Another kind may have them in another form.
              to_address: z.optional(z.unknown()),
              amount: z.optional(z.unknown()),
            }),
          }),
        }),
      )
      .check(z.minLength(1)),
  }),
})

const blockAnswer = z.extend(headAnswer, {
  transactions: z.optional(z.array(transactionAnswer)),
})
export const blocksAnswer = z.object({ block: z.optional(z.array(blockAnswer)) })

interface Log {
  readonly address: string
  readonly topics?: readonly string[]
  readonly data?: string
}

const isWord = (value: unknown, word: RegExp): boolean =>
  typeof value === 'string' && word.test(value)

/** By hand: most of what a node answers are logs, and a form of five forms takes twice as long for each. */
function isLog(value: unknown): value is Log {
  if (typeof value !== 'object' || value === null) return false
  const { address, topics = [], data = '' } = value as Record<string, unknown>
  if (!isWord(address, addressWord) || !isWord(data, hexWord) || !Array.isArray(topics))
    return false
  for (const topic of topics) if (!isWord(topic, hashWord)) return false
  return true
}

const log = z.pipe(
  z.custom<Log>(isLog),
  z.transform(({ address, topics = [], data = '' }) => ({
    address: addressFromHex(address),
    topics,
    data,
  })),
)

export const receiptAnswer = z.object({
  id: hash,
  blockNumber: z.optional(whole),
  blockTimeStamp: z.optional(whole),
  fee: z.optional(sun),
  result: z.optional(z.string()),
  contractResult: z.optional(z.array(hex)),
  receipt: z.optional(
    z.object({ result: z.optional(z.string()), energy_usage_total: z.optional(whole) }),
  ),
  log: z.optional(z.array(log)),
})

/** A list, or an empty object where the block has none. */
export const receiptsAnswer = z.union([z.array(receiptAnswer), z.strictObject({})])

export const constantAnswer = z.object({
  result: z.object({
    result: z.optional(z.boolean()),
    code: z.optional(z.string()),
    message: z.optional(hex),
  }),
  constant_result: z.optional(z.array(hex)),
  energy_used: z.optional(whole),
  logs: z.optional(z.array(log)),
})

/** Of a TransferContract. */
export const transferAnswer = z.object({ to_address: addressHex, amount: sun })

/** Empty where the chain has no such account. */
export const accountAnswer = z.object({
  address: z.optional(z.string()),
  balance: z.optional(sun),
  type: z.optional(z.string()),
  frozenV2: z.optional(z.array(z.object({ amount: z.optional(sun) }))),
  unfrozenV2: z.optional(z.array(z.object({ unfreeze_amount: z.optional(sun) }))),
  delegated_frozenV2_balance_for_bandwidth: z.optional(sun),
  account_resource: z.optional(
    z.object({ delegated_frozenV2_balance_for_energy: z.optional(sun) }),
  ),
})

/** A bit for each kind of contract, the lowest of a byte first; 31 is a call. */
const mayCall = (operations: string): boolean =>
  (Number.parseInt(operations.slice(6, 8), 16) & 0x80) !== 0

const permission = z.object({
  /** 2 or more. */
  id: whole,
  /** Weight that the signatures must have together. */
  threshold: whole,
  operations: z.string(),
  keys: z.array(z.object({ address: addressHex, weight: whole })),
})
export type NodePermission = Omit<z.output<typeof permission>, 'operations'>

/** Those by which contracts can be called. */
export const permissionsAnswer = z.pipe(
  z.object({ active_permission: z._default(z.array(permission), []) }),
  z.transform(({ active_permission }): readonly NodePermission[] =>
    active_permission.filter(({ operations }) => mayCall(operations)),
  ),
)

/** sun of an account that the network keeps: staked, lent, and on their way out. */
export function stakeOf(account: z.output<typeof accountAnswer>): bigint {
  const { frozenV2 = [], unfrozenV2 = [], account_resource: energy } = account
  return [
    ...frozenV2.map(({ amount }) => amount),
    ...unfrozenV2.map(({ unfreeze_amount }) => unfreeze_amount),
    account.delegated_frozenV2_balance_for_bandwidth,
    energy?.delegated_frozenV2_balance_for_energy,
  ].reduce((sum: bigint, one) => sum + (one ?? 0n), 0n)
}

const left = (limit = 0, used = 0): number => Math.max(0, limit - used)

export const resourcesAnswer = z.pipe(
  z.object({
    EnergyLimit: z.optional(whole),
    EnergyUsed: z.optional(whole),
    NetLimit: z.optional(whole),
    NetUsed: z.optional(whole),
    freeNetLimit: z.optional(whole),
    freeNetUsed: z.optional(whole),
    TotalEnergyLimit: z.optional(whole),
    TotalEnergyWeight: z.optional(whole),
  }),
  z.transform((found) => ({
    /** What the account has left now. */
    energy: left(found.EnergyLimit, found.EnergyUsed),
    /** Bytes: of its stake, or free, whichever are more. */
    bandwidth: Math.max(
      left(found.NetLimit, found.NetUsed),
      left(found.freeNetLimit, found.freeNetUsed),
    ),
    /** Energy a day of the whole network, and whole TRX that are staked for it. */
    limit: BigInt(found.TotalEnergyLimit ?? 0),
    weight: BigInt(found.TotalEnergyWeight ?? 0),
  })),
)
export type NodeResources = z.output<typeof resourcesAnswer>

export const parametersAnswer = z.object({
  chainParameter: z.array(z.object({ key: z.string(), value: z.optional(z.number()) })),
})

/** What the network reports of itself. */
import { bare, isAddress41 } from '../addresses.ts'
import { isAddress, addressToHex41 } from '#platform/std/address.ts'
import { type Json, type JsonObject, showAddress } from '../codec/json.ts'
import type { Node } from '../node.ts'
import { chainParameters, params } from '../params.ts'
import { slotOf } from '../resources/moment.ts'
import { stringify } from './text.ts'
import type { WitnessRow } from '../state.ts'
import { nextCount, voteChanges } from '../votes/cycle.ts'
import { rewardBalance } from '../votes/rewards.ts'
import { byVotes } from '../votes/witnesses.ts'
import { type Call, type Routes, horizon, parsed, reading } from './call.ts'
import { NodeError } from './errors.ts'
import { nodeInfo } from './nodeInfo.ts'

type Entry = readonly [address: string, row: WitnessRow]

/** By their addresses, with the votes of the last count. */
const witnessRows = ({ state }: Node): Entry[] =>
  [...state.rows('witnesses')].toSorted(([a], [b]) => (a < b ? -1 : 1))

/** The one that made the head is at work; its like only replaces blocks, and no other has a key here. */
function witnessJson(call: Call, rows: readonly Entry[]): JsonObject[] {
  const { witness, number: height, timestamp } = call.node.ledger.mustHave(horizon(call)).header
  return rows.map(([address, { url, votes }]) => ({
    address: showAddress(`41${address}`, call.visible),
    ...(votes === 0n ? {} : { voteCount: votes }),
    url: Buffer.from(url, 'hex').toString(),
    ...(`41${address}` === witness
      ? {
          totalProduced: height,
          latestBlockNum: height,
          latestSlotNum: slotOf(timestamp),
          isJobs: true,
        }
      : {}),
  }))
}

/** The most votes first, changes since the last count included. */
function pageOfWitnesses(call: Call): Json | Promise<Json> {
  const offset = parsed(call, 'offset')
  const limit = parsed(call, 'limit')
  if (offset < 0 || limit <= 0) return {}
  return reading(call, () => {
    const changes = voteChanges(call.node.state)
    const now = witnessRows(call.node)
      .map(([address, row]): Entry => {
        return [address, { ...row, votes: row.votes + (changes.get(address) ?? 0n) }]
      })
      .toSorted(byVotes)
    const page = witnessJson(call, now.slice(offset, offset + Math.min(limit, 1000)))
    return page.length === 0 ? {} : { witnesses: page }
  })
}

/** An address in either spelling, for any value of `visible`; null when there is none. */
function eitherAddress({ params: { address } }: Call): string | null {
  if (address === undefined || address === null || address === '') return null
  const input = typeof address === 'string' ? address : stringify(address)
  if (/^41[0-9a-fA-F]{40}$/.test(input)) return input.toLowerCase()
  if (isAddress(input)) return addressToHex41(input)
  const reason = input.startsWith('41')
    ? 'INVALID address, exception decoding Hex string: invalid characters encountered in Hex string'
    : 'INVALID address, invalid base58 checksum'
  throw new NodeError(null, reason)
}

/** Read under both prefixes. */
export const networkRoutes: Routes = {
  getnodeinfo: ({ node }) => nodeInfo(node),
  getenergyprices: () => ({ prices: `0:${params.energyFee}` }),
  getbandwidthprices: () => ({ prices: `0:${params.transactionFee}` }),
  getburntrx: ({ node }) => ({ burnTrxAmount: node.state.total('burned') }),
  listwitnesses: (call) =>
    reading(call, () => ({ witnesses: witnessJson(call, witnessRows(call.node)) })),
  getpaginatednowwitnesslist: pageOfWitnesses,
  getBrokerage: (call) => {
    const address = eitherAddress(call)
    if (address === null) return { brokerage: 0 }
    return reading(call, () => {
      const row = call.node.state.get('witnesses', bare(address))
      return { brokerage: row?.brokerageNow ?? params.brokerage }
    })
  },
  getReward: (call) => {
    const address = eitherAddress(call)
    if (address === null) return { reward: 0 }
    return reading(call, () => ({
      reward: rewardBalance(call.node.state, bare(address), horizon(call)),
    }))
  },
}

/** Read under /wallet alone. */
export const fullNetworkRoutes: Routes = {
  getchainparameters: ({ node }) => ({
    chainParameter: chainParameters.map(([key, preset]) => {
      const busy = node.options.dynamicEnergy && key === 'getAllowDynamicEnergy'
      const value = busy ? 1n : preset
      return value === 0n ? { key } : { key, value }
    }),
  }),
  getmemofee: () => ({ prices: `0:${params.memoFee}` }),
  getnextmaintenancetime: ({ node }) => ({ num: nextCount(node.head.timestamp) }),
  totaltransaction: ({ node }) => {
    const count = node.ledger.image().transactions.numbers.length
    return count === 0 ? {} : { num: count }
  },
  listnodes: () => ({}),
  validateaddress: validateAddress,
}

function validateAddress({ get, body, params: { address } }: Call): Json | undefined {
  if (!get && body === '') return undefined
  if (address === undefined || address === null) return { result: false }
  const text = typeof address === 'string' ? address : ''
  const reply = (result: boolean, message: string): Json => ({ result, message })
  const valid = (hex: string | null, format: string): Json =>
    hex !== null && isAddress41(hex) ? reply(true, format) : reply(false, 'Invalid address')
  if (text.length === 42) {
    if (/[^0-9a-fA-F]/.test(text)) {
      return reply(
        false,
        'exception decoding Hex string: invalid characters encountered in Hex string',
      )
    }
    return valid(text.toLowerCase(), 'Hex string format')
  }
  if (text.length === 34) {
    return valid(isAddress(text) ? addressToHex41(text) : null, 'Base58check format')
  }
  if (text.length === 28) {
    return valid(Buffer.from(text, 'base64').toString('hex'), 'Base64 format')
  }
  return reply(false, 'Length error')
}

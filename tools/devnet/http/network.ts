/** What the network reports of itself. */
import { witnesses } from '../accounts.ts'
import { isAddress41 } from '../addresses.ts'
import { isAddress, addressToHex41 } from '#platform/std/address.ts'
import { type Json, type JsonObject, showAddress } from '../codec/json.ts'
import { genesisTime } from '../genesis.ts'
import type { Node } from '../node.ts'
import { chainParameters, params } from '../params.ts'
import { slotOf } from '../resources/moment.ts'
import { stringify } from './text.ts'
import { type Call, type Routes, parsed } from './call.ts'
import { NodeError } from './errors.ts'
import { nodeInfo } from './nodeInfo.ts'

/**
 * The producers, the one with more votes first; the one that made the head is at work, the other
 * only replaces blocks. There are no votes here: the votes are those that genesis gave them.
 */
function witnessJson(node: Node, visible: boolean): JsonObject[] {
  const { witness, number: height, timestamp } = node.head
  return witnesses.map(({ address, url, voteCount }) => ({
    address: showAddress(address, visible),
    voteCount,
    url,
    ...(address === witness
      ? {
          totalProduced: height,
          latestBlockNum: height,
          latestSlotNum: slotOf(timestamp),
          isJobs: true,
        }
      : {}),
  }))
}

function pageOfWitnesses(call: Call): Json {
  const offset = parsed(call, 'offset')
  const limit = parsed(call, 'limit')
  if (offset < 0 || limit <= 0) return {}
  const page = witnessJson(call.node, call.visible).slice(offset, offset + limit)
  return page.length === 0 ? {} : { witnesses: page }
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
  listwitnesses: ({ node, visible }) => ({ witnesses: witnessJson(node, visible) }),
  getpaginatednowwitnesslist: pageOfWitnesses,
  getBrokerage: (call) => ({ brokerage: eitherAddress(call) === null ? 0 : 20 }),
  getReward: (call) => {
    eitherAddress(call)
    return { reward: 0 }
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
  getnextmaintenancetime: ({ node }) => {
    const { maintenance } = params
    const past = Math.floor((node.head.timestamp - genesisTime) / maintenance)
    return { num: genesisTime + (past + 1) * maintenance }
  },
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

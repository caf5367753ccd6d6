/** What a node reports of itself, and what it does not support. */
import { type as system } from 'node:os'
import { headerVersion } from '../block.ts'
import { keccak256 } from '../crypto.ts'
import { chainId } from '../genesis.ts'
import { codeVersion } from '../http/nodeInfo.ts'
import { params } from '../params.ts'
import { absent } from './errors.ts'
import type { Methods } from './methods.ts'
import { bytesOf, hexAddress, hexBytes, hexNumber } from './values.ts'

/** Bytes, not a quantity: zeros in front stay. */
const lastFourBytes = hexBytes(chainId.toString(16).padStart(8, '0'))

export const chainMethods: Methods = {
  web3_clientVersion: [0, () => `TRON/v${codeVersion}/${system()}/Node${process.versions.node}`],
  web3_sha3: [
    1,
    (_node, [data]) => {
      const bytes = Buffer.from(bytesOf(data, 'invalid input value'), 'hex')
      return hexBytes(keccak256(bytes).toString('hex'))
    },
  ],
  net_version: [0, () => lastFourBytes],
  net_listening: [0, () => false],
  net_peerCount: [0, () => '0x0'],
  eth_protocolVersion: [0, () => hexNumber(headerVersion)],
  eth_chainId: [0, () => lastFourBytes],
  eth_blockNumber: [0, (node) => hexNumber(node.head.number)],
  eth_gasPrice: [0, () => hexNumber(params.energyFee)],
  eth_syncing: [0, () => false],
  eth_coinbase: [0, (node) => hexAddress(node.head.witness)],
  // A full node has none. Clients look here for those that it signs for.
  eth_accounts: [0, (node) => node.unlocked.list().map(hexAddress)],
  eth_hashrate: [0, () => '0x0'],
  eth_mining: [0, () => true],
  eth_getWork: [0, (node) => [hexBytes(node.head.id), null, null]],
  eth_getUncleByBlockHashAndIndex: [2, () => null],
  eth_getUncleByBlockNumberAndIndex: [2, () => null],
  eth_getUncleCountByBlockHash: [1, () => '0x0'],
  eth_getUncleCountByBlockNumber: [1, () => '0x0'],
}

const never = (name: string, count: number): Methods => ({
  [name]: [
    count,
    () => {
      throw absent(name)
    },
  ],
})

/** Known by name, and refused: TRON signs and sends otherwise. */
export const absentMethods: Methods = {
  ...never('eth_submitWork', 3),
  ...never('eth_sendRawTransaction', 1),
  ...never('eth_sendTransaction', 1),
  ...never('eth_sign', 2),
  ...never('eth_signTransaction', 1),
  ...never('parity_nextNonce', 1),
  ...never('eth_getTransactionCount', 2),
  ...never('eth_getCompilers', 0),
  ...never('eth_compileSolidity', 1),
  ...never('eth_compileLLL', 1),
  ...never('eth_compileSerpent', 1),
  ...never('eth_submitHashrate', 2),
}

/** Balances, code and storage as they are now. */
import type { Json } from '../codec/json.ts'
import { bare } from '../addresses.ts'
import type { Node } from '../node.ts'
import { badParams } from './errors.ts'
import type { Methods } from './methods.ts'
import { addressOf, bytesOf, hexBytes, hexNumber, mustBeLatest } from './values.ts'

function storageAt(node: Node, address: unknown, slot: unknown): Json {
  const at = bare(addressOf(address))
  const key = bytesOf(slot, 'invalid storage key value')
  if (key.length > 64) throw badParams('invalid storage key value')
  const value = node.state.get('storage', at + key.padStart(64, '0')) ?? ''
  return hexBytes(value.padStart(64, '0'))
}

export const stateMethods: Methods = {
  eth_getBalance: [
    2,
    (node, [address, block]) => {
      mustBeLatest(block)
      return hexNumber(node.state.balance(bare(addressOf(address))))
    },
  ],
  eth_getCode: [
    2,
    (node, [address, block]) => {
      mustBeLatest(block)
      const code = node.state.codeOf(bare(addressOf(address)))
      return hexBytes(Buffer.from(code).toString('hex'))
    },
  ],
  eth_getStorageAt: [
    3,
    (node, [address, slot, block]) => {
      mustBeLatest(block)
      return storageAt(node, address, slot)
    },
  ],
}

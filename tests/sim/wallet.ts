import { encodeCall } from '#platform/chain/abi.ts'
import { type Address, parseAddress } from '#platform/std/address.ts'
import type { ContractCall } from '#platform/std/order.ts'

import { type Sent, sha256 } from './chain/block.ts'
import { abis, type Contract, contractAt } from './contracts/abis.ts'
import type { SentCall } from './contracts/execute.ts'
import { places } from './people.ts'
import type { World } from './world.ts'

/** Seconds that a wallet gives a transaction, at most. */
const longest = 600

/** Signs: the same call signed twice makes two transactions. */
export function sign({ random, time }: World, call: SentCall): Sent {
  const expiration = time.seconds + random.pick([60, 300, longest])
  const nonce = random.hex(8)
  const { owner, contract, data, value } = call
  const hash = sha256([owner, contract, data, value, expiration, nonce].join())
  return { ...call, hash, from: time.seconds, expiration }
}

/** The call of an order, as a wallet reads it from the ticket. */
export function callOf(owner: Address, call: ContractCall): SentCall {
  const { selector, args, callValue } = call
  const contract = parseAddress(call.contract)
  const name = contractAt(contract)
  if (name === null) throw new Error(`nothing stands at ${contract}`)
  const [, functionName = '', types = ''] = /^(\w+)\((.*)\)$/.exec(selector) ?? []
  const values = types
    .split(',')
    .filter(Boolean)
    .map((type, i) => valueOf(type, args[i]!))
  const data = encodeCall(abis[name], functionName, values)
  return { owner, contract, data, value: BigInt(callValue) }
}

function valueOf(type: string, text: string): unknown {
  if (type === 'uint256[]') return (JSON.parse(text) as string[]).map(BigInt)
  if (type.endsWith(']')) return JSON.parse(text)
  return type.startsWith('uint') ? BigInt(text) : text
}

/** A call that no order names. */
export const callTo = (
  contract: Contract,
  owner: Address,
  name: string,
  args: readonly unknown[] = [],
  value = 0n,
): SentCall => ({
  owner,
  contract: places[contract],
  data: encodeCall(abis[contract], name, args),
  value,
})

/** Broadcasts. The node accepts in any case; it may forget, and any client may send it again. */
export async function broadcast(world: World, sent: Sent): Promise<void> {
  const { random, schedule, chain, trace } = world
  await schedule.gate(`broadcasts ${sent.hash.slice(0, 8)}`)
  if (random.chance(0.1)) return trace.note('accepted and forgot')
  chain.send(sent)
  if (!random.chance(0.15)) return
  await schedule.gate(`broadcasts ${sent.hash.slice(0, 8)} again`)
  chain.send(sent)
}

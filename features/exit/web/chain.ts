import { type Address, isAddress, zeroAddress } from '#platform/std/address.ts'
import type { ExitChain } from '#platform/web/exits.ts'
import type { Source } from '#platform/std/source.ts'
import type { BaseConfig } from '#platform/web/services.ts'
import { blockAt } from '#platform/web/tron/ask.ts'
import { type ContractReader, readContract } from '#platform/web/tron/contract.ts'

/** What is known of positions before the contracts are read, by feature. */
export type Keys = Readonly<Record<string, readonly string[]>>

/** Calls of the node that run at once. */
const atOnce = 8

/** The contracts of this network as the node has them now, for one account; `of` a feature for its keys. */
export async function exitChain(
  account: Address,
  { contracts, coins, nativeSymbol }: Pick<BaseConfig, 'contracts' | 'coins' | 'nativeSymbol'>,
  { keys, alone }: { readonly keys: Keys; readonly alone: boolean },
): Promise<{ of: (feature: string) => ExitChain; sources: readonly Source[] }> {
  const { number, time } = await blockAt(null, 'public')
  const sources: Source[] = []
  const names = new Map(Object.entries(contracts).map(([name, found]) => [found, name]))
  const read: ContractReader = async (call) => {
    const value = await limitedRead(call)
    sources.push({
      what: call.functionName,
      contract: call.address,
      contractName: names.get(call.address) ?? null,
      call: `${call.functionName}(${(call.args as readonly unknown[]).join(', ')})`,
      block: number,
      value: valueText(value),
    })
    return value
  }
  const address = (name: string): Address | null => {
    const found = contracts[name]
    return found !== undefined && isAddress(found) ? found : null
  }
  const of = (feature: string): ExitChain => ({
    account,
    head: { number, time: Math.floor(time / 1_000) },
    address,
    contract(name, abi) {
      const found = address(name)
      return found === null ? null : { address: found, abi }
    },
    read,
    symbol: (coin) =>
      coin === zeroAddress
        ? nativeSymbol
        : (coins.find((one) => one.address === coin)?.symbol ?? null),
    keys: (kind) =>
      (keys[feature] ?? []).flatMap((key) =>
        key.startsWith(`${kind}:`) ? key.slice(kind.length + 1) : [],
      ),
    alone,
  })
  return { of, sources }
}

const limitedRead = limited(readContract)

/** A free node answers a few calls at a time. */
function limited(read: ContractReader): ContractReader {
  const waiting: (() => void)[] = []
  let running = 0
  return async (call) => {
    if (running >= atOnce) await new Promise<void>((next) => waiting.push(next))
    running += 1
    try {
      return await read(call)
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}

/** Several values in order with commas, as sources have them. */
const valueText = (value: unknown): string =>
  Array.isArray(value) ? value.map(valueText).join(',') : `${value as bigint | string | boolean}`

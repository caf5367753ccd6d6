import type { Devnet } from '#tools/devnet/index.ts'
import type { Artifacts } from '../../scripts/compile-contracts.ts'
import { Sender, toHex } from './sender.ts'

type Hex = `0x${string}`

/** Contracts that are no part of the product, on the embedded network. */
export interface Deployed {
  deploy(name: string, args?: readonly unknown[]): Promise<void>
  has(name: string): boolean
  hex(name: string): Hex
  /** Energy by receipt. `reason` is the node's text for a failure; empty on success. */
  send(
    who: string,
    name: string,
    functionName: string,
    args?: readonly unknown[],
    callValue?: bigint,
  ): Promise<{ energy: number; reason: string }>
  read<Result>(name: string, functionName: string, args?: readonly unknown[]): Promise<Result>
}

export function deployed({ net }: { readonly net: Devnet }, artifacts: Artifacts): Deployed {
  const senders = new Map(
    net.accounts.map((one) => [one.name, new Sender(net.url, one.privateKey, { local: true })]),
  )
  const deployer = senders.get('deployer')!
  const addresses = new Map<string, string>()
  const at = (name: string) => addresses.get(name)!

  return {
    async deploy(name, args = []) {
      const { abi, ...rest } = artifacts[name]!
      // A node that keeps an ABI loses the parts of structs.
      const kept = abi.filter((entry) => entry.type === 'constructor')
      const { signed, address } = await deployer.signDeployment({ ...rest, abi: kept }, args)
      await deployer.broadcast(signed)
      await deployer.settled(signed)
      addresses.set(name, address)
    },
    has: (name) => addresses.has(name),
    hex: (name) => toHex(at(name)),
    async send(who, name, functionName, args = [], callValue = 0n) {
      const sender = senders.get(who)!
      const { abi } = artifacts[name]!
      const signed = await sender.signCall(at(name), abi, functionName, args, callValue)
      await sender.broadcast(signed)
      const { receipt, resMessage } = await sender.infoOf(signed.txID)
      const reason = receipt?.result === 'SUCCESS' ? '' : (resMessage ?? String(receipt?.result))
      return { energy: receipt?.energy_usage_total ?? 0, reason }
    },
    read: (name, functionName, args = []) =>
      deployer.read(at(name), artifacts[name]!.abi, functionName, args),
  }
}

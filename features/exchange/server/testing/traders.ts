import { Sender } from '#apps/deploy/sender.ts'
import type { Stack } from '#tests/journeys/stack.ts'
import type { Address } from '#platform/std/address.ts'
import { compileContracts } from '../../../../scripts/compile-contracts.ts'

/** Shared by the tests of the exchange: accounts that trade on the pools of every deployment. */

export const usdt = (whole: number): bigint => BigInt(Math.round(whole * 1e6))
export const tes = (whole: number): bigint => BigInt(whole) * 10n ** 18n
/** Later than any block. */
export const never = 2n ** 40n

export class Traders {
  constructor(stack: Stack) {
    this.stack = stack
  }
  private readonly stack: Stack

  hex(name: string): `0x${string}` {
    return this.stack.world.hex(name)
  }

  /** Each with 100,000 USDT and 100,000 TES that the router may take. */
  async equip(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.send('deployer', 'Usdt', 'transfer', [this.hex(name), usdt(100_000)])
      await this.send('deployer', 'Tes', 'transfer', [this.hex(name), tes(100_000)])
      for (const coin of ['Usdt', 'Tes']) {
        await this.send(name, coin, 'approve', [this.hex('Router'), tes(1_000_000_000)])
      }
    }
  }

  /** Swaps all of an amount along coins of the deployment; TRX where it begins with the wrapped coin. */
  async swap(name: string, amount: bigint, ...path: readonly string[]): Promise<void> {
    const rest = [path.map((coin) => this.hex(coin)), this.hex(name), never]
    if (path[0] === 'Wtrx') {
      await this.send(name, 'Router', 'swapExactETHForTokens', [1n, ...rest], amount)
    } else {
      await this.send(name, 'Router', 'swapExactTokensForTokens', [amount, 1n, ...rest])
    }
  }

  /** One more coin of a contract of the repository; all of it the deployer's. */
  async deploy(contract: string, args: readonly unknown[]): Promise<Address> {
    const { net } = this.stack.world
    const sender = new Sender(net.url, net.accounts[0]!.privateKey, { local: true })
    const { signed, address } = await sender.signDeployment(compileContracts()[contract]!, args)
    await sender.broadcast(signed)
    await sender.settled(signed)
    return address as Address
  }

  async send(
    who: string,
    contract: string,
    functionName: string,
    args: readonly unknown[],
    sun = 0n,
  ): Promise<void> {
    const { reason } = await this.stack.world.send(who, contract, functionName, args, sun)
    if (reason !== '') throw new Error(`${functionName} refused: ${reason}`)
  }

  /** As a coin at an address that no deployment names. */
  async call(address: string, functionName: string, args: readonly unknown[]): Promise<void> {
    const { net } = this.stack.world
    const sender = new Sender(net.url, net.accounts[0]!.privateKey, { local: true })
    const { abi } = compileContracts()['Tes']!
    const signed = await sender.signCall(address, abi, functionName, args)
    await sender.broadcast(signed)
    await sender.settled(signed)
  }

  async pass(seconds: number): Promise<void> {
    await this.stack.world.net.travel(seconds)
    await this.stack.world.net.mine()
  }
}

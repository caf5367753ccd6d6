import { tesAbi } from '#platform/contracts/abi.ts'
import type { Address } from '#platform/std/address.ts'

import type { App } from './app.ts'

/** A coin of TRC-20 that the deployment names. */
export interface Coin {
  readonly symbol: string
  readonly decimals: number
  readonly address: Address
  /** Its contract's name in the deployment. */
  readonly contract: string
}

/** Throws for one that the deployment does not name. */
export async function coinAt({ node, deployment }: App, address: Address): Promise<Coin> {
  const contract = deployment.nameOf(address)
  if (contract === null) throw new Error(`the deployment names no coin at ${address}`)
  const [symbol, decimals] = await Promise.all([
    node.readContract({ address, abi: tesAbi, functionName: 'symbol', args: [] }),
    node.readContract({ address, abi: tesAbi, functionName: 'decimals', args: [] }),
  ])
  return { symbol, decimals: Number(decimals), address, contract }
}

/** Base units of a coin that an address has, and that it lets a contract take, now. */
export interface Balances {
  readonly balance: bigint
  readonly allowance: bigint
}

/** `coin`: of any TRC-20. */
export async function balancesOf(
  { node }: App,
  coin: Address,
  owner: Address,
  spender: Address,
): Promise<Balances> {
  const read = { address: coin, abi: tesAbi }
  const [balance, allowance] = await Promise.all([
    node.readContract({ ...read, functionName: 'balanceOf', args: [owner] }),
    node.readContract({ ...read, functionName: 'allowance', args: [owner, spender] }),
  ])
  return { balance, allowance }
}

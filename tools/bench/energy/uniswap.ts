import { readFileSync } from 'node:fs'
import type { Abi, Hex } from 'viem'
import { type Deployed, deployed } from '#apps/deploy/deployed.ts'
import { repositoryRoot } from '../../../scripts/contract-sources.ts'
import {
  type Artifact,
  type Artifacts,
  compileContracts,
} from '../../../scripts/compile-contracts.ts'
import { type World, onNetwork } from '../../../scripts/energy.ts'

/** What the same costs in a pool of Uniswap V2's own bytecode, behind our router: V2's looks for pairs where TRON has none. */
export interface StockPool {
  readonly addLiquidity: number
  /** The first liquidity of a pair, which it makes. */
  readonly newPair: number
  /** Of USDT for TES; the other way it cannot pay out. */
  readonly swap: number
}

const [usdt, tes] = [10n ** 6n, 10n ** 18n]
const never = 2n ** 256n - 1n

export function measureStockPool(): Promise<StockPool> {
  return onNetwork(async (world) => {
    const artifacts: Artifacts = {
      UniswapV2Factory: published('UniswapV2Factory'),
      Router: ours('Router'),
    }
    const stock = deployed(world, artifacts)
    const nobody = `0x${'0'.repeat(40)}`
    await stock.deploy('UniswapV2Factory', [nobody])
    await stock.deploy('Router', [stock.hex('UniswapV2Factory'), world.hex('Wtrx')])
    return walk(world, stock)
  })
}

/**
 * In the states of our own walk: a pool that was traded with before, and an account that has a
 * share.
 */
async function walk(world: World, stock: Deployed): Promise<StockPool> {
  const hex = (name: string) => world.hex(name)
  for (const coin of ['Usdt', 'Tes']) {
    const { reason } = await world.send('deployer', coin, 'approve', [
      stock.hex('Router'),
      10n ** 24n,
    ])
    if (reason !== '') throw new Error(`${coin}: ${reason}`)
  }
  const send = async (functionName: string, args: readonly unknown[]): Promise<number> => {
    await world.net.travel(60)
    const to = [hex('deployer'), never]
    const { energy, reason } = await stock.send('deployer', 'Router', functionName, [
      ...args,
      ...to,
    ])
    if (reason !== '') throw new Error(`${functionName}: ${Buffer.from(reason, 'hex').toString()}`)
    return energy
  }
  const add = () => send('addLiquidity', [hex('Tes'), hex('Usdt'), 20n * tes, usdt, 0n, 0n])
  const newPair = await add()
  await add()
  const addLiquidity = await add()
  const path = [hex('Usdt'), hex('Tes')]
  return {
    addLiquidity,
    newPair,
    swap: await send('swapExactTokensForTokens', [usdt / 10n, 0n, path]),
  }
}

const ours = (name: string): Artifact => compileContracts()[name]!

/** As its authors compiled it. */
function published(name: string): Artifact {
  const file = `${repositoryRoot}/node_modules/@uniswap/v2-core/build/${name}.json`
  const { abi, bytecode } = JSON.parse(readFileSync(file, 'utf8')) as { abi: Abi; bytecode: string }
  const hex: Hex = `0x${bytecode.replace(/^0x/, '')}`
  return { name, source: file, abi, bytecode: hex, deployedBytecode: '0x', hash: '' }
}

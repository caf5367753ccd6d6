import { ContractRefusal } from '#platform/chain/node.ts'
import type { App } from '#platform/server/app.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import type { Address } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'

import { zapAbi } from '../../contract/abi.ts'

/** The result of a purchase of liquidity with one coin, from `IZap.quote`. Base units. */
export interface ZapQuote {
  readonly liquidity: bigint
  /** There is afterwards. */
  readonly supply: bigint
  readonly amounts: readonly [bigint, bigint]
  /** What goes in, in a coin of the pair. */
  readonly amountIn: bigint
  readonly swapped: bigint
  readonly bought: bigint
  readonly reserveIn: bigint
  readonly reserveOut: bigint
  readonly source: Source
}

/** The contract's reasons for an amount of nothing, or one that results in nothing. */
const tooLittle = new Set(['Amount is zero', 'Nothing to swap for', 'Too little for any liquidity'])

/** `coin`: the zero address for the chain's own. Null where so little is paid that the contract swaps none of it. */
export async function zapQuote(
  app: App,
  pair: Address,
  coin: Address,
  amount: bigint,
): Promise<ZapQuote | null> {
  const address = app.deployment.address('Zap')
  const values = await app.node
    .readContract({ address, abi: zapAbi, functionName: 'quote', args: [pair, coin, amount] })
    .catch((error: unknown) => {
      if (error instanceof ContractRefusal && tooLittle.has(error.reason)) return null
      throw error
    })
  if (values === null) return null
  const [liquidity, supply, amount0, amount1, amountIn, swapped, bought, reserveIn, reserveOut] =
    values
  const call = `quote(${pair}, ${coin}, ${amount})`
  const source = sourceOf(app, { what: 'liquidity', contract: address, call, value: values })
  const amounts = [amount0, amount1] as const
  return { liquidity, supply, amounts, amountIn, swapped, bought, reserveIn, reserveOut, source }
}

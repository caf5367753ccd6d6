import { liquidityWorth, poolNow, poolSources } from '#features/exchange/public.server.ts'
import { tesAbi } from '#platform/contracts/abi.ts'
import type { Call } from '#platform/server/call.ts'
import type { Holding, Holdings } from '#platform/server/holding.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'

import { type StakePool, positionNow, stakePools } from './contract.ts'
import { lpDecimals } from './lpPledgeCoinList.ts'

/** Liquidity in the wallet, staked liquidity, and what it has earned, of every pool. */
export const lpHoldings: Holdings = async (call) => {
  const pools = await stakePools(call.app)
  return (await Promise.all(pools.map((pool) => ofPool(call, pool)))).flat()
}

async function ofPool({ app, address }: Call, pool: StakePool): Promise<Holding[]> {
  const { pair, symbol } = pool
  const [position, now, balance] = await Promise.all([
    positionNow(app, pair, address),
    poolNow(app, pool),
    app.node.readContract({
      address: pair,
      abi: tesAbi,
      functionName: 'balanceOf',
      args: [address],
    }),
  ])
  const { staked, earned, source } = position
  const held = { contract: pair, call: `balanceOf(${address})`, value: balance }
  const liquidity = (amount: bigint) => ({
    symbol,
    decimals: lpDecimals,
    amount,
    valued: { worth: liquidityWorth(now, amount) },
  })
  return [
    {
      ...liquidity(balance),
      what: 'lpCoins',
      part: 'wallet',
      sources: [sourceOf(app, { what: 'lpCoins', ...held }), ...poolSources(app, now)],
    },
    {
      ...liquidity(staked),
      what: 'lpStakes',
      part: 'staked',
      sources: [source, ...poolSources(app, now)],
    },
    {
      what: 'lpRewards',
      part: 'claimable',
      symbol: 'TES',
      decimals: 18,
      amount: earned,
      valued: { coin: app.deployment.address('Tes') },
      subject: { pool: pair },
      sources: [source],
    },
  ]
}

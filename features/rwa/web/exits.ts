import { type Address, isAddress, parseAddress } from '#platform/std/address.ts'
import { defineTexts, type Text } from '#platform/std/text.ts'
import type { Step } from '#platform/web/flow/flow.ts'
import { step } from '#platform/web/flow/useFlow.ts'
import { type Exit, type ExitChain, type ExitSource, exitTexts } from '#platform/web/exits.ts'

import { holderActions } from '../actions.ts'
import { rwaAssetAbi, rwaRegistryAbi } from '../contract/abi.ts'

const texts = defineTexts({
  refund: { en: 'Shares of {symbol} in escrow', tc: '{symbol} 託管中的份額' },
  claim: { en: 'Dividends of {symbol}', tc: '{symbol} 股息' },
  redeemed: { en: 'Paid redemption of {symbol}', tc: '{symbol} 已付贖回款' },
  credit: { en: 'Credit of {symbol}', tc: '{symbol} 待領款項' },
})

/** Assets are few: the newest are looked at, and those that the server names. */
const most = 60

/** Money in escrow until the release; then dividends and paid redemptions; credits at any time. */
export const rwaExits: ExitSource = {
  order: 75,
  title: { en: 'RWA equity', tc: 'RWA 股權' },
  functions: [
    'RwaAsset.refund()',
    'RwaAsset.refundFor(address account)',
    'RwaAsset.claim()',
    'RwaAsset.claimRedemption()',
    'RwaAsset.withdraw(address account, address coin)',
  ],
  async read(chain) {
    const registry = chain.contract('RwaRegistry', rwaRegistryAbi)
    if (registry === null) return []
    const count = Number(await chain.read({ ...registry, functionName: 'count', args: [] }))
    const newest = await Promise.all(
      Array.from({ length: Math.min(count, most) }, (_, i) =>
        chain.read({ ...registry, functionName: 'assetAt', args: [BigInt(count - 1 - i)] }),
      ),
    )
    const named = chain.keys('rwa').filter((key) => isAddress(key))
    const assets = [...new Set<string>([...newest, ...named])].map((key) => parseAddress(key))
    return (await Promise.all(assets.map((asset) => ofAsset(chain, asset)))).flat()
  },
}

interface Part {
  readonly title: Text
  readonly amount: bigint
  readonly verb: Text
  readonly method: string
  readonly args: readonly string[]
  readonly step: Step
}

/** What the asset itself states that the account can take out. */
async function ofAsset(chain: ExitChain, asset: Address): Promise<readonly Exit[]> {
  const at = { address: asset, abi: rwaAssetAbi } as const
  const { account } = chain
  const [holding, terms, symbol] = await Promise.all([
    chain.read({ ...at, functionName: 'holdingOf', args: [account] }),
    chain.read({ ...at, functionName: 'terms', args: [] }),
    chain.read({ ...at, functionName: 'symbol', args: [] }),
  ])
  const [, , byRefund, byClaim, byClaimRedemption] = holding
  const [, , coin] = terms
  const credit = await chain.read({ ...at, functionName: 'creditOf', args: [account, coin] })
  const parts: readonly Part[] = [
    {
      title: texts.refund,
      amount: byRefund,
      verb: exitTexts.takeOut,
      method: 'refund()',
      args: [],
      step: step(holderActions.refund, { asset }),
    },
    {
      title: texts.claim,
      amount: byClaim,
      verb: exitTexts.claim,
      method: 'claim()',
      args: [],
      step: step(holderActions.claim, { asset }),
    },
    {
      title: texts.redeemed,
      amount: byClaimRedemption,
      verb: exitTexts.claim,
      method: 'claimRedemption()',
      args: [],
      step: step(holderActions.claimRedemption, { asset }),
    },
    {
      title: texts.credit,
      amount: credit,
      verb: exitTexts.withdraw,
      method: 'withdraw(address account, address coin)',
      args: [account, coin],
      step: step(holderActions.withdraw, { asset }),
    },
  ]
  return parts
    .filter(({ amount }) => amount > 0n)
    .map(({ title, amount, verb, method, args, step: one }) => ({
      id: `rwa ${asset} ${method}`,
      title: (t) => t(title, { symbol }),
      back: [{ coin, amount }],
      later: null,
      verb,
      calls: [{ contract: asset, method, args }],
      steps: [one],
    }))
}

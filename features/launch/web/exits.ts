import { isAddress, parseAddress, zeroAddress, type Address } from '#platform/std/address.ts'
import { defineTexts, type Text } from '#platform/std/text.ts'
import {
  type Exit,
  type ExitChain,
  type ExitCoin,
  type ExitSource,
  exitTexts,
} from '#platform/web/exits.ts'
import type { Step } from '#platform/web/flow/flow.ts'
import { step } from '#platform/web/flow/useFlow.ts'

import { issueActions, saleActions } from '../actions.ts'
import { launchTokenAbi, saleAbi, tokenFactoryAbi } from '../contract/abi.ts'

const texts = defineTexts({
  leave: { en: 'Presale shares of {symbol}', tc: '{symbol} 預售份額' },
  refund: { en: 'Refund of {symbol}', tc: '{symbol} 退款' },
  sell: { en: 'Inside shares of {symbol}', tc: '{symbol} 內部份額' },
  claim: { en: 'Presale tokens of {symbol}', tc: '{symbol} 預售代幣' },
  inside: { en: 'Tokens of inside shares of {symbol}', tc: '{symbol} 內部份額的代幣' },
  credit: { en: 'Credit of {symbol}', tc: '{symbol} 暫存款項' },
  tap: { en: 'Creator’s part of {symbol}', tc: '{symbol} 建立者份額' },
  open: { en: 'Supply of {symbol}', tc: '{symbol} 供應量' },
  unlocks: { en: 'Unlocks in parts', tc: '分期解鎖' },
  sellBack: { en: 'Sell back', tc: '賣回' },
  openIt: { en: 'Open', tc: '開放' },
})

/** Without a server the newest of the factory are looked at. */
const mostAlone = 60

/** Money of presales until the listing, tokens from then on; each by the sale's own word on the account. */
export const launchExits: ExitSource = {
  order: 65,
  title: { en: 'Presales', tc: '預售' },
  functions: [
    'Sale.leave()',
    'Sale.refund()',
    'Sale.sellInside(uint256 shares, uint256 least)',
    'Sale.claim()',
    'Sale.claimInside()',
    'Sale.collect(address to)',
    'Sale.collectTap()',
    'LaunchToken.open()',
  ],
  async read(chain) {
    const factory = chain.contract('TokenFactory', tokenFactoryAbi)
    if (factory === null) return []
    const { sales, tokens } = await placesOf(chain, factory)
    const found = await Promise.all([
      ...sales.map((sale) => ofSale(chain, sale)),
      ...tokens.map((token) => ofToken(chain, token)),
    ])
    return found.flat()
  },
}

/** Sales and unopened tokens that the account may have something in. */
async function placesOf(
  chain: ExitChain,
  factory: { readonly address: Address; readonly abi: typeof tokenFactoryAbi },
): Promise<{ readonly sales: readonly Address[]; readonly tokens: readonly Address[] }> {
  const named = (kind: string) => chain.keys(kind).filter((key) => isAddress(key))
  const [sales, tokens] = [new Set<string>(named('sale')), new Set<string>(named('token'))]
  if (chain.alone) {
    const count = Number(await chain.read({ ...factory, functionName: 'pairCount', args: [] }))
    const newest = Array.from({ length: Math.min(count, mostAlone) }, (_, i) => count - 1 - i)
    await Promise.all(
      newest.map(async (index) => {
        const args = [BigInt(index)] as const
        const token = await chain.read({ ...factory, functionName: 'pairAt', args })
        const sale = await chain.read({ ...factory, functionName: 'saleOf', args: [token] })
        if (sale === zeroAddress) tokens.add(token)
        else sales.add(sale)
      }),
    )
  }
  const list = (keys: ReadonlySet<string>) => [...keys].map((key) => parseAddress(key))
  return { sales: list(sales), tokens: list(tokens) }
}

interface Part {
  readonly name: string
  readonly title: Text
  readonly back: readonly ExitCoin[]
  readonly verb: Text
  readonly method: string
  readonly args?: readonly string[]
  readonly step: Step
}

/** What the sale itself states that the account can take out, and what unlocks later. */
async function ofSale(chain: ExitChain, sale: Address): Promise<readonly Exit[]> {
  const at = { address: sale, abi: saleAbi } as const
  const [leaving, entry, token, listing] = await Promise.all([
    chain.read({ ...at, functionName: 'leaving', args: [chain.account] }),
    chain.read({ ...at, functionName: 'entries', args: [chain.account] }),
    chain.read({ ...at, functionName: 'token', args: [] }),
    chain.read({ ...at, functionName: 'listing', args: [] }),
  ])
  const [byLeave, byRefund, bySell, tokens, liquidity, inside, byCollect, byTap] = leaving
  const [, insideShares] = entry
  const symbol = await symbolOf(chain, token)
  const sun = (amount: bigint): readonly ExitCoin[] => [{ coin: zeroAddress, amount }]
  const plain = { verb: exitTexts.takeOut, args: [] }
  const parts: (Part | null)[] = [
    byLeave === 0n
      ? null
      : {
          ...plain,
          name: 'leave',
          title: texts.leave,
          back: sun(byLeave),
          method: 'leave()',
          step: step(saleActions.leave, { sale }),
        },
    byRefund === 0n
      ? null
      : {
          ...plain,
          name: 'refund',
          title: texts.refund,
          back: sun(byRefund),
          method: 'refund()',
          step: step(saleActions.refund, { sale }),
        },
    bySell === 0n
      ? null
      : {
          name: 'sellInside',
          title: texts.sell,
          back: sun(bySell),
          verb: texts.sellBack,
          method: 'sellInside(uint256 shares, uint256 least)',
          args: [String(insideShares), String(bySell)],
          step: step(saleActions.sellInside, {
            sale,
            shares: String(insideShares),
            least: String(bySell),
          }),
        },
    tokens === 0n && liquidity === 0n
      ? null
      : {
          ...plain,
          name: 'claim',
          title: texts.claim,
          back: [
            ...(tokens === 0n ? [] : [{ coin: token, amount: tokens }]),
            ...(liquidity === 0n ? [] : [{ coin: listing[0], amount: liquidity }]),
          ],
          verb: exitTexts.claim,
          method: 'claim()',
          step: step(saleActions.claim, { sale }),
        },
    inside === 0n
      ? null
      : {
          ...plain,
          name: 'claimInside',
          title: texts.inside,
          back: [{ coin: token, amount: inside }],
          verb: exitTexts.claim,
          method: 'claimInside()',
          step: step(saleActions.claimInside, { sale }),
        },
    byCollect === 0n
      ? null
      : {
          name: 'collect',
          title: texts.credit,
          back: sun(byCollect),
          verb: exitTexts.withdraw,
          method: 'collect(address to)',
          args: [chain.account],
          step: step(saleActions.collect, { sale }),
        },
    byTap === 0n
      ? null
      : {
          ...plain,
          name: 'tap',
          title: texts.tap,
          back: sun(byTap),
          verb: exitTexts.withdraw,
          method: 'collectTap()',
          step: step(saleActions.collectTap, { sale }),
        },
  ]
  const now = parts.flatMap((part): Exit[] =>
    part === null
      ? []
      : [
          {
            id: `sale ${part.name} ${sale}`,
            title: (t) => t(part.title, { symbol }),
            back: part.back,
            later: null,
            verb: part.verb,
            calls: [{ contract: sale, method: part.method, args: part.args ?? [] }],
            steps: [part.step],
          },
        ],
  )
  return [...now, ...(await locked(chain, { sale, token, symbol, claimable: tokens, entry }))]
}

interface Locked {
  readonly sale: Address
  readonly token: Address
  readonly symbol: string
  readonly claimable: bigint
  readonly entry: readonly [bigint, bigint, bigint, boolean, bigint]
}

/** Presale tokens of a listed sale that unlock later. */
async function locked(chain: ExitChain, of: Locked): Promise<readonly Exit[]> {
  const { sale, token, symbol, claimable, entry } = of
  const at = { address: sale, abi: saleAbi } as const
  const [shares, , claimed] = entry
  if (shares === 0n) return []
  const [[, next], [perShare]] = await Promise.all([
    chain.read({ ...at, functionName: 'unlocks', args: [] }),
    chain.read({ ...at, functionName: 'derived', args: [] }),
  ])
  const all = shares * perShare
  const amount = all - (all * claimed) / 10_000n - claimable
  if (next === 0n || amount <= 0n) return []
  return [
    {
      id: `sale later ${sale}`,
      title: (t) => t(texts.claim, { symbol }),
      back: [{ coin: token, amount }],
      later: { from: Number(next), why: texts.unlocks },
      verb: exitTexts.claim,
      calls: [{ contract: sale, method: 'claim()', args: [] }],
      steps: [step(saleActions.claim, { sale })],
    },
  ]
}

/** The supply of an own token that has no presale and is not open. */
async function ofToken(chain: ExitChain, token: Address): Promise<readonly Exit[]> {
  const at = { address: token, abi: launchTokenAbi } as const
  const [creator, phase] = await Promise.all([
    chain.read({ ...at, functionName: 'creator', args: [] }),
    chain.read({ ...at, functionName: 'phase', args: [] }),
  ])
  if (creator !== chain.account || phase !== 0n) return []
  const [[numbers], symbol] = await Promise.all([
    chain.read({ ...at, functionName: 'terms', args: [] }),
    symbolOf(chain, token),
  ])
  const amount = (numbers[0] ?? 0n) - (numbers[5] ?? 0n)
  return [
    {
      id: `token ${token}`,
      title: (t) => t(texts.open, { symbol }),
      back: [{ coin: token, amount }],
      later: null,
      verb: texts.openIt,
      calls: [{ contract: token, method: 'open()', args: [] }],
      steps: [step(issueActions.open, { token })],
    },
  ]
}

const symbolOf = (chain: ExitChain, token: Address): Promise<string> =>
  chain.read({ address: token, abi: launchTokenAbi, functionName: 'symbol', args: [] })

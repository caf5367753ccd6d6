import { type Address, zeroAddress } from '#platform/std/address.ts'
import { defineTexts } from '#platform/std/text.ts'
import { type Exit, type ExitChain, type ExitSource, exitTexts } from '#platform/web/exits.ts'

import { pairAbi, pairFactoryAbi, wtrxAbi } from '../contract/abi.ts'

const texts = defineTexts({
  liquidity: { en: 'Liquidity in the wallet', tc: '錢包中的流動性' },
  wrapped: { en: 'Wrapped coin in the wallet', tc: '錢包中的封裝幣' },
})

const removed = 'uint256 liquidity, uint256 amountAMin, uint256 amountBMin'
const remove = `removeLiquidity(address tokenA, address tokenB, ${removed}, address to, uint256 deadline)`
const removeNative =
  'removeLiquidityETH(address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)'

/** Seconds in which a copied call can be sent. */
const lasts = 86_400
/** Of each side at least 99 %: trades in between move them. */
const least = (amount: bigint): string => String((amount * 99n) / 100n)

/** Liquidity of the pools between the deployment's coins, and its wrapped coin: by the calls alone. */
export const exchangeExits: ExitSource = {
  order: 60,
  title: { en: 'Liquidity', tc: '流動性' },
  functions: [`Router.${remove}`, `Router.${removeNative}`, 'Wtrx.withdraw(uint256 sun)'],
  read: async (chain) => (await Promise.all([liquidity(chain), wrapped(chain)])).flat(),
}

async function liquidity(chain: ExitChain): Promise<readonly Exit[]> {
  const factory = chain.contract('PairFactory', pairFactoryAbi)
  const coins = ['Tes', 'Usdt', 'Wtrx'].flatMap((name) => chain.address(name) ?? [])
  if (factory === null) return []
  const pairs = await Promise.all(
    coins
      .flatMap((one, i) => coins.slice(i + 1).map((other) => [one, other] as const))
      .map(async (args) => chain.read({ ...factory, functionName: 'getPair', args })),
  )
  const made = pairs.filter((pair) => pair !== zeroAddress)
  return (await Promise.all(made.map(async (pair) => ofPair(chain, pair)))).flat()
}

async function ofPair(chain: ExitChain, address: Address): Promise<Exit[]> {
  const pair = { address, abi: pairAbi }
  const { account } = chain
  const held = await chain.read({ ...pair, functionName: 'balanceOf', args: [account] })
  if (held === 0n) return []
  const [token0, token1, [reserve0, reserve1], supply] = await Promise.all([
    chain.read({ ...pair, functionName: 'token0', args: [] }),
    chain.read({ ...pair, functionName: 'token1', args: [] }),
    chain.read({ ...pair, functionName: 'getReserves', args: [] }),
    chain.read({ ...pair, functionName: 'totalSupply', args: [] }),
  ])
  const [wrapped, router] = [chain.address('Wtrx'), chain.address('Router')]
  if (router === null) return []
  const [first, second] = [
    { coin: token0, amount: (reserve0 * held) / supply },
    { coin: token1, amount: (reserve1 * held) / supply },
  ]
  const native = [first, second].find(({ coin }) => coin === wrapped)
  const [one, other] = native === first ? [second, first] : [first, second]
  const lasting = [least(one.amount), least(other.amount), account, String(chain.head.time + lasts)]
  return [
    {
      id: `liquidity ${address}`,
      title: (t) => t(texts.liquidity),
      back: [one, native === undefined ? other : { ...other, coin: zeroAddress }],
      later: null,
      verb: exitTexts.takeOut,
      calls: [
        {
          contract: address,
          method: 'approve(address spender, uint256 value)',
          args: [router, String(held)],
        },
        native === undefined
          ? {
              contract: 'Router',
              method: remove,
              args: [one.coin, other.coin, String(held), ...lasting],
            }
          : {
              contract: 'Router',
              method: removeNative,
              args: [one.coin, String(held), ...lasting],
            },
      ],
      steps: [],
    },
  ]
}

async function wrapped(chain: ExitChain): Promise<readonly Exit[]> {
  const coin = chain.contract('Wtrx', wtrxAbi)
  if (coin === null) return []
  const held = await chain.read({ ...coin, functionName: 'balanceOf', args: [chain.account] })
  if (held === 0n) return []
  return [
    {
      id: 'wrapped',
      title: (t) => t(texts.wrapped),
      back: [{ coin: zeroAddress, amount: held }],
      later: null,
      verb: exitTexts.withdraw,
      calls: [{ contract: 'Wtrx', method: 'withdraw(uint256 sun)', args: [String(held)] }],
      steps: [],
    },
  ]
}

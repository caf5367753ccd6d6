import { type Exit, type ExitChain, exitTexts as shared } from '#platform/web/exits.ts'
import { step } from '#platform/web/flow/useFlow.ts'

import { cardMarketAbi, cardsAbi } from '../../contract/abi.ts'
import { marketActions } from '../../marketActions.ts'
import { exitTexts as texts } from './text.ts'

const contract = 'CardMarket'

export const marketFunctions = [
  'takeDownAll()',
  'cancelOffer(uint256 number)',
  'cancelSale(uint256 tokenId, uint256 number)',
  'settle(uint256 tokenId, uint256 number)',
  'withdraw(address account, address coin)',
].map((method) => `${contract}.${method}`)

const marketOf = (chain: ExitChain) => chain.contract(contract, cardMarketAbi)
type Market = NonNullable<ReturnType<typeof marketOf>>

/** Money of offers and of frozen sales, credits, and what is still on sale. */
export async function marketExits(chain: ExitChain): Promise<readonly Exit[]> {
  const market = marketOf(chain)
  if (market === null) return []
  const all = [offers, sales, credits, listings].map((exits) => exits(chain, market))
  return (await Promise.all(all)).flat()
}

const numbers = (keys: readonly string[]): bigint[] =>
  keys.flatMap((key) => (/^\d{1,15}$/.test(key) ? BigInt(key) : []))

async function offers(chain: ExitChain, market: Market): Promise<Exit[]> {
  const found = await Promise.all(
    numbers(chain.keys('offer')).map(async (number) => {
      const offer = await chain.read({ ...market, functionName: 'offerOf', args: [number] })
      const [maker, , , coin, amount] = offer
      return { number: String(number), maker, coin, amount }
    }),
  )
  const own = found.filter(({ maker, amount }) => maker === chain.account && amount > 0n)
  return own.map(({ number, coin, amount }) => ({
    id: `offer ${number}`,
    title: (t) => t(texts.offer, { id: number }),
    back: [{ coin, amount }],
    later: null,
    verb: shared.cancel,
    calls: [{ contract, method: 'cancelOffer(uint256 number)', args: [number] }],
    steps: [step(marketActions.cancelOffer, { number })],
  }))
}

/** A buyer can always cancel; a seller is paid once the card may move. */
async function sales(chain: ExitChain, market: Market): Promise<Exit[]> {
  const cards = chain.contract('Cards', cardsAbi)
  const pairs = chain.keys('sale').flatMap((key) => {
    const [, tokenId, number] = /^(\d{1,15})\/(\d{1,15})$/.exec(key) ?? []
    return tokenId === undefined || number === undefined ? [] : [{ tokenId, number }]
  })
  if (cards === null || pairs.length === 0) return []
  const [fee, royalty] = await Promise.all([
    chain.read({ ...market, functionName: 'FEE', args: [] }),
    chain.read({ ...cards, functionName: 'ROYALTY', args: [] }),
  ])
  const rows = await Promise.all(
    pairs.map(async ({ tokenId, number }): Promise<Exit[]> => {
      const [[seller, buyer, coin, amount, standing], [, , , unlockTime]] = await Promise.all([
        chain.read({ ...market, functionName: 'saleOf', args: [BigInt(tokenId), BigInt(number)] }),
        chain.read({ ...cards, functionName: 'cardFacts', args: [BigInt(tokenId)] }),
      ])
      if (amount === 0n) return []
      const call = { contract, args: [tokenId, number] }
      if (buyer === chain.account) {
        return [
          {
            id: `sale ${tokenId}/${number}`,
            title: (t) => t(texts.bought, { id: tokenId }),
            back: [{ coin, amount }],
            later: null,
            verb: shared.cancel,
            calls: [{ ...call, method: 'cancelSale(uint256 tokenId, uint256 number)' }],
            steps: [step(marketActions.cancelSale, { tokenId, number })],
          },
        ]
      }
      if (seller !== chain.account || !standing) return []
      const net = amount - (amount * fee) / 10_000n - (amount * royalty) / 10_000n
      const waits = Number(unlockTime) > chain.head.time
      return [
        {
          id: `sale ${tokenId}/${number}`,
          title: (t) => t(texts.sold, { id: tokenId }),
          back: [{ coin, amount: net }],
          later: waits ? { from: Number(unlockTime), why: texts.untilUnlocked } : null,
          verb: texts.settle,
          calls: [{ ...call, method: 'settle(uint256 tokenId, uint256 number)' }],
          steps: [step(marketActions.settle, { tokenId, number })],
        },
      ]
    }),
  )
  return rows.flat()
}

async function credits(chain: ExitChain, market: Market): Promise<Exit[]> {
  const { account } = chain
  const coins = await chain.read({ ...market, functionName: 'coins', args: [] })
  const owed = await Promise.all(
    coins.map(async (coin) => {
      const args = [account, coin] as const
      return { coin, amount: await chain.read({ ...market, functionName: 'creditOf', args }) }
    }),
  )
  return owed
    .filter(({ amount }) => amount > 0n)
    .map(({ coin, amount }) => {
      const symbol = chain.symbol(coin)
      return {
        id: `market credit ${coin}`,
        title: (t) => t(texts.credits),
        back: [{ coin, amount }],
        later: null,
        verb: shared.withdraw,
        calls: [
          { contract, method: 'withdraw(address account, address coin)', args: [account, coin] },
        ],
        steps: symbol === null ? [] : [step(marketActions.withdraw, { coin: symbol })],
      }
    })
}

/** No money comes back: the cards are with their owner, and nobody can buy them any more. */
async function listings(chain: ExitChain, market: Market): Promise<Exit[]> {
  const found = await Promise.all(
    numbers(chain.keys('listing')).map(async (id) => {
      const [open, seller] = await chain.read({ ...market, functionName: 'listingOf', args: [id] })
      return { id: Number(id), own: open && seller === chain.account }
    }),
  )
  const cards = found.filter(({ own }) => own).map(({ id }) => id)
  if (cards.length === 0) return []
  return [
    {
      id: 'listings',
      title: (t) => t(texts.listings, { count: cards.length }),
      back: [],
      cards,
      later: null,
      verb: shared.takeDown,
      calls: [{ contract, method: 'takeDownAll()', args: [] }],
      steps: [step(marketActions.takeDownAll, { action: 'takeDownAll' })],
    },
  ]
}

import { defineTexts } from '#platform/std/text.ts'
import {
  type Exit,
  type ExitChain,
  type ExitSource,
  exitTexts,
  numbersOf,
} from '#platform/web/exits.ts'
import { step } from '#platform/web/flow/useFlow.ts'

import { otcActions } from '../actions.ts'
import { otcAbi } from '../contract/abi.ts'

const texts = defineTexts({
  title: { en: 'OTC market', tc: '場外交易' },
  offer: { en: 'OTC offer #{id}', tc: '場外掛單 #{id}' },
  credit: { en: 'Credit of the OTC market', tc: '場外交易待領款項' },
})

const contract = 'Otc'
const otcOf = (chain: ExitChain) => chain.contract(contract, otcAbi)
type Otc = NonNullable<ReturnType<typeof otcOf>>

/** What is left of own offers comes back at any time; so does what a coin or the account itself refused before. */
export const otcExits: ExitSource = {
  order: 70,
  title: texts.title,
  functions: [
    'Otc.cancel(uint256 id)',
    'Otc.sweep(uint256 id)',
    'Otc.withdraw(address account, address coin)',
  ],
  async read(chain) {
    const otc = otcOf(chain)
    if (otc === null) return []
    const [ofOffers, ofCredits] = await Promise.all([offers(chain, otc), credits(chain, otc)])
    return [...ofOffers, ...ofCredits]
  },
}

async function offers(chain: ExitChain, otc: Otc): Promise<Exit[]> {
  const count = await chain.read({ ...otc, functionName: 'count', args: [] })
  const found = await Promise.all(
    numbersOf(chain, 'otc', count).map(async (id) => {
      const offer = await chain.read({ ...otc, functionName: 'offerOf', args: [id] })
      const [maker, , coin, amount] = offer
      return { id: String(id), maker, coin, amount }
    }),
  )
  return found
    .filter(({ maker, amount }) => maker === chain.account && amount > 0n)
    .map(({ id, coin, amount }) => ({
      id: `otc ${id}`,
      title: (t) => t(texts.offer, { id }),
      back: [{ coin, amount }],
      later: null,
      verb: exitTexts.cancel,
      calls: [{ contract, method: 'cancel(uint256 id)', args: [id] }],
      steps: [step(otcActions.cancel, { id, action: 'cancel' })],
    }))
}

/** Of listed coins. */
async function credits(chain: ExitChain, otc: Otc): Promise<Exit[]> {
  const { account } = chain
  const listed = await chain.read({ ...otc, functionName: 'coins', args: [] })
  const owed = await Promise.all(
    listed.map(async (coin) => {
      const args = [account, coin] as const
      return { coin, amount: await chain.read({ ...otc, functionName: 'creditOf', args }) }
    }),
  )
  return owed
    .filter(({ amount }) => amount > 0n)
    .map(({ coin, amount }) => ({
      id: `otc credit ${coin}`,
      title: (t) => t(texts.credit),
      back: [{ coin, amount }],
      later: null,
      verb: exitTexts.withdraw,
      calls: [
        { contract, method: 'withdraw(address account, address coin)', args: [account, coin] },
      ],
      steps: [step(otcActions.withdraw, { coin })],
    }))
}

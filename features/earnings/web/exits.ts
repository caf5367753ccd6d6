import { parseAddress, zeroAddress } from '#platform/std/address.ts'
import { defineTexts } from '#platform/std/text.ts'
import { type Exit, type ExitChain, type ExitSource, exitTexts } from '#platform/web/exits.ts'
import { step } from '#platform/web/flow/useFlow.ts'
import { parseAbi } from 'viem/utils'
import * as z from 'zod/mini'

import { earningsActions } from '../actions.ts'
import { rewardDistributorAbi } from '../contract/abi.ts'
import { ledgerCoins } from '../kinds.ts'

const texts = defineTexts({
  fees: { en: 'Shares of fees', tc: '手續費分潤' },
  bonus: { en: 'Level bonuses', tc: '等級加成' },
})

const claimBonus =
  'claim(address account, uint256[] epochIds, uint256[] indexes, address[] tokens, uint256[] amounts, bytes32[][] proofs)'

/** A bonus is claimed with its proofs, which the server's index has; everything else is on the chain. */
export const earningsExits: ExitSource = {
  order: 40,
  title: { en: 'Income', tc: '收益' },
  functions: ['FeeSplitter.claim()', `RewardDistributor.${claimBonus}`],
  read: async (chain) => (await Promise.all([fees(chain), bonuses(chain)])).flat(),
}

const credit = parseAbi(['function creditOf(address account) view returns (uint256)'])

async function fees(chain: ExitChain): Promise<readonly Exit[]> {
  const splitter = chain.contract('FeeSplitter', credit)
  if (splitter === null) return []
  const args = [chain.account] as const
  const amount = await chain.read({ ...splitter, functionName: 'creditOf', args })
  if (amount === 0n) return []
  return [
    {
      id: 'fees',
      title: (t) => t(texts.fees),
      back: [{ coin: zeroAddress, amount }],
      later: null,
      verb: exitTexts.claim,
      calls: [{ contract: 'FeeSplitter', method: 'claim()', args: [] }],
      steps: [step(earningsActions.claimFees, {})],
    },
  ]
}

const units = z.array(z.string().check(z.regex(/^\d{1,78}$/)))
const hash = z.string().check(z.regex(/^0x[0-9a-f]{64}$/))
const key = z.tuple([z.string(), units, units, units, z.array(z.array(hash))])

async function bonuses(chain: ExitChain): Promise<readonly Exit[]> {
  const distributor = chain.contract('RewardDistributor', rewardDistributorAbi)
  if (distributor === null) return []
  const rows = await Promise.all(
    chain.keys('bonus').map(async (text): Promise<Exit[]> => {
      const { data } = z.safeParse(key, jsonOf(text))
      if (data === undefined) return []
      const [token, epochs, indexes, amounts, proofs] = data
      const coin = parseAddress(token)
      const args = [epochs.map(BigInt), indexes.map(BigInt)] as const
      const claimed = await chain.read({ ...distributor, functionName: 'isClaimed', args })
      const due = epochs.flatMap((_, i) => (claimed[i] === false ? i : []))
      if (due.length === 0) return []
      const numbers = (list: readonly string[]) => `[${due.map((i) => list[i]).join()}]`
      const word = chain.symbol(coin)
      const symbol = ledgerCoins.find((one) => one === word)
      return [
        {
          id: `bonus ${coin}`,
          title: (t) => t(texts.bonus),
          back: [{ coin, amount: due.reduce((sum, i) => sum + BigInt(amounts[i] ?? 0), 0n) }],
          later: null,
          verb: exitTexts.claim,
          calls: [
            {
              contract: 'RewardDistributor',
              method: claimBonus,
              args: [
                chain.account,
                numbers(epochs),
                numbers(indexes),
                JSON.stringify(due.map(() => coin)),
                numbers(amounts),
                JSON.stringify(due.map((i) => proofs[i])),
              ],
            },
          ],
          steps: symbol === undefined ? [] : [step(earningsActions.claimBonus, { coin: symbol })],
        },
      ]
    }),
  )
  return rows.flat()
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

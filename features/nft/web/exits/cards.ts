import { mostInClaim } from '#platform/std/claimCalls.ts'
import {
  type Exit,
  type ExitChain,
  exitTexts as shared,
  inGroups,
  listText,
} from '#platform/web/exits.ts'
import { step } from '#platform/web/flow/useFlow.ts'

import { nftActions } from '../../actions.ts'
import { cardsAbi } from '../../contract/abi.ts'
import { exitTexts as texts } from './text.ts'

const contract = 'Cards'

export const cardFunctions = [
  'unlock(uint256 tokenId)',
  'exit(uint256 tokenId)',
  'claim(uint256[] tokenIds)',
].map((method) => `${contract}.${method}`)

/** Of an account without a server: its first cards, staked or not. */
const mostAlone = 100

/** Staked cards and what they have earned. */
export async function cardExits(chain: ExitChain): Promise<readonly Exit[]> {
  const cards = chain.contract(contract, cardsAbi)
  if (cards === null) return []
  const { account } = chain
  const [coin, owed, all] = await Promise.all([
    chain.read({ ...cards, functionName: 'rewardToken', args: [] }),
    chain.read({ ...cards, functionName: 'owedOf', args: [account] }),
    chain.alone ? chain.read({ ...cards, functionName: 'ownerOfPage', args: [account] }) : [],
  ])
  const known = chain.keys('card').flatMap((key) => (/^\d{1,15}$/.test(key) ? BigInt(key) : []))
  const ids = [...new Set([...known, ...all.slice(0, mostAlone)])]
  const found = await Promise.all(
    ids.map(async (id) => {
      const [[owner], position, pending] = await Promise.all([
        chain.read({ ...cards, functionName: 'cardFacts', args: [id] }),
        chain.read({ ...cards, functionName: 'position', args: [id] }),
        chain.read({ ...cards, functionName: 'pending', args: [id] }),
      ])
      const [, end, reward, paid] = position
      return { id, owner, end: Number(end), pending, unpaid: reward - paid }
    }),
  )
  const staked = found.filter(({ owner, end }) => owner === account && end > 0)
  const paying = staked.filter(({ pending }) => pending > 0n)
  // What ended stakes left is claimed with the first, be it alone.
  const groups = paying.length === 0 && owed > 0n ? [[]] : inGroups(paying, mostInClaim)
  const claims = groups.map((group, i): Exit => {
    const tokenIds = group.map(({ id }) => id)
    const earned = group.reduce((sum, { pending }) => sum + pending, i === 0 ? owed : 0n)
    return {
      id: `cards rewards ${i}`,
      title: (t) => t(texts.rewards),
      back: [{ coin, amount: earned }],
      later: null,
      verb: shared.claim,
      calls: [{ contract, method: 'claim(uint256[] tokenIds)', args: [listText(tokenIds)] }],
      steps: [step(nftActions.click, tokenIds.length === 0 ? {} : { tokenIds: tokenIds.join() })],
    }
  })
  const leaves = staked.map(({ id, end, unpaid }): Exit => {
    const matured = chain.head.time >= end
    const tokenId = String(id)
    return {
      id: `cards ${id}`,
      title: (t) => t(texts.card, { id: tokenId }),
      back: [],
      cards: [Number(id)],
      ...(matured ? {} : { givenUp: [{ coin, amount: unpaid }] }),
      later: null,
      verb: matured ? shared.takeOut : shared.leave,
      calls: [
        {
          contract,
          method: matured ? 'unlock(uint256 tokenId)' : 'exit(uint256 tokenId)',
          args: [tokenId],
        },
      ],
      steps: [step(matured ? nftActions.closePledge : nftActions.exit, { tokenId })],
    }
  })
  const rests = staked.filter(({ end }) => chain.head.time < end)
  const waiting = rests.map(({ id, end, unpaid, pending }): Exit => ({
    id: `cards rest ${id}`,
    title: (t) => t(texts.rest, { id: String(id) }),
    back: [{ coin, amount: unpaid - pending }],
    later: { from: end, why: shared.earnsUntil },
    verb: shared.claim,
    calls: [],
    steps: [],
  }))
  return [...claims, ...leaves, ...waiting]
}

import type { Handler } from '#platform/server/bind.ts'

import { type nftApi, nftFailures } from '../api.ts'
import { cardsAbi } from '../contract/abi.ts'
import { factsOf } from './cards.ts'
import { cardsFacts, reserveNow } from './contract.ts'
import { ownCard, refuseIf } from './ownCard.ts'
import { whyNotStake } from './rules.ts'

const kind = 'nft.pledge'

export const openPledgeBefore: Handler<typeof nftApi.openPledgeBefore> = async (input, call) => {
  const { row, card } = await ownCard(call, input.tokenId)
  const [facts, { free }] = await Promise.all([cardsFacts(call.app), reserveNow(call.app)])
  const term = facts.terms.find(({ time }) => time === input.time)
  const fault = whyNotStake(card, term, factsOf(facts, row.level).power, free)
  refuseIf(fault, fault === nftFailures.ALREADY_STAKED ? 'tokenId' : 'time')
  return call.app.orders.before(call, {
    kind,
    requestId: input.requestId,
    subject: { tokenId: String(row.tokenId), time: String(input.time) },
    to: {
      contract: 'Cards',
      abi: cardsAbi,
      functionName: 'pledge',
      args: [BigInt(row.tokenId), BigInt(input.time)],
    },
  })
}

export const openPledgeAfter: Handler<typeof nftApi.openPledgeAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })

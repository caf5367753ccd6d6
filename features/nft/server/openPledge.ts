import type { Handler } from '#platform/server/bind.ts'
import { refuseIf } from '#platform/std/failure.ts'

import type { nftApi } from '../api.ts'
import { nftFailures } from '../failures.ts'
import { cardsAbi } from '../contract/abi.ts'
import { nftReasons as reasons } from '../reasons.ts'
import { factsOf } from './cards.ts'
import { cardsFacts, reserveNow } from './contract.ts'
import { ownCard } from './ownCard.ts'
import { whyNotStake } from './rules.ts'

const kind = 'nft.pledge'

export const openPledgeBefore: Handler<typeof nftApi.openPledgeBefore> = (
  { requestId, tokenId, time },
  call,
) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { tokenId: String(tokenId ?? ''), time: String(time) },
    async propose() {
      const { row, card } = await ownCard(call, tokenId)
      const [facts, { free }] = await Promise.all([cardsFacts(call.app), reserveNow(call.app)])
      const term = facts.terms.find((one) => one.time === time)
      const fault = whyNotStake(card, term, factsOf(facts, row.level).power, free)
      refuseIf(fault, fault === nftFailures.ALREADY_STAKED ? 'tokenId' : 'time')
      const args = [BigInt(row.tokenId), BigInt(time)]
      return { contract: 'Cards', abi: cardsAbi, reasons, functionName: 'pledge', args }
    },
  })

export const openPledgeAfter: Handler<typeof nftApi.openPledgeAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })

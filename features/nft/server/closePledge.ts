import type { Handler } from '#platform/server/bind.ts'

import type { nftApi } from '../api.ts'
import { cardsAbi } from '../contract/abi.ts'
import { nftReasons as reasons } from '../reasons.ts'
import { ownCard } from './ownCard.ts'
import { whyNotUnlock } from './rules.ts'
import { utcText } from '#platform/std/utcText.ts'
import { refuseIf } from '#platform/std/failure.ts'

const kind = 'nft.unlock'

export const closePledgeBefore: Handler<typeof nftApi.closePledgeBefore> = (
  { requestId, tokenId },
  call,
) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { tokenId: String(tokenId ?? '') },
    async propose() {
      const { row, card } = await ownCard(call, tokenId)
      const time = utcText(card.stake?.unlockTime ?? 0)
      refuseIf(whyNotUnlock(card, call.app.clock.now()), 'tokenId', { time })
      const args = [BigInt(row.tokenId)]
      return { contract: 'Cards', abi: cardsAbi, reasons, functionName: 'unlock', args }
    },
  })

export const closePledgeAfter: Handler<typeof nftApi.closePledgeAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })

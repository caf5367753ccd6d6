import type { Handler } from '#platform/server/bind.ts'
import { refuseIf } from '#platform/std/failure.ts'

import type { nftApi } from '../api.ts'
import { cardsAbi } from '../contract/abi.ts'
import { nftReasons as reasons } from '../reasons.ts'
import { ownCard } from './ownCard.ts'
import { whyNotExit } from './rules.ts'

const kind = 'nft.exit'

/** Leaving asks for nothing but the card being one's own and staked: no time, no activation. */
export const exitBefore: Handler<typeof nftApi.exitBefore> = ({ requestId, tokenId }, call) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { tokenId: String(tokenId ?? '') },
    async propose() {
      const { row, card } = await ownCard(call, tokenId)
      refuseIf(whyNotExit(card), 'tokenId')
      const args = [BigInt(row.tokenId)]
      return { contract: 'Cards', abi: cardsAbi, reasons, functionName: 'exit', args }
    },
  })

export const exitAfter: Handler<typeof nftApi.exitAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })

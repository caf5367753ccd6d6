import type { Handler } from '#platform/server/bind.ts'
import { refuseIf } from '#platform/std/failure.ts'

import type { nftApi } from '../api.ts'
import { nftFailures } from '../failures.ts'
import { cardsAbi } from '../contract/abi.ts'
import { nftReasons as reasons } from '../reasons.ts'
import { ownCard } from './ownCard.ts'
import { whyNotTransfer } from './rules.ts'

const kind = 'nft.transfer'

/** To a contract that does not take cards the call itself refuses: it is the safe one. */
export const transferBefore: Handler<typeof nftApi.transferBefore> = (
  { requestId, tokenId, to },
  call,
) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { tokenId: String(tokenId ?? ''), to: to ?? '' },
    async propose() {
      const { row, card } = await ownCard(call, tokenId)
      const ours = Object.values(call.app.deployment.contracts).map(({ address }) => address)
      const fault = whyNotTransfer(card, to, ours)
      refuseIf(fault, fault === nftFailures.STAKED_STAYS ? 'tokenId' : 'to')
      const args = [call.address, to, BigInt(row.tokenId)]
      return { contract: 'Cards', abi: cardsAbi, reasons, functionName: 'safeTransferFrom', args }
    },
  })

export const transferAfter: Handler<typeof nftApi.transferAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })

import { action } from '#platform/std/action.ts'
import { addressField, intField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { nftFailures as f } from './failures.ts'
import { chosenIdsField, tokenIdField, tokenIdsField } from './fields.ts'
import { nftReasons as reasons } from './reasons.ts'

const cards = { contract: 'Cards', reasons } as const
/** Seconds; one of the terms. */
const timeField = intField(1, 1_000_000_000)
const own = [f.SELECT_FIRST, f.NO_SUCH_CARD, f.NOT_YOUR_CARD]

/** Actions with own cards. */
export const nftActions = {
  transfer: action({
    ...cards,
    path: { before: '/swapnft/ido/transferBefore', after: '/swapnft/ido/transferAfter' },
    kind: 'nft.transfer',
    method: 'safeTransferFrom(address from, address to, uint256 tokenId)',
    access: 'session',
    summary: 'Order to give a card away, for good',
    input: {
      tokenId: z.optional(tokenIdField),
      /** Who gets it. */
      to: z.optional(addressField),
    },
    failures: [...own, f.ADDRESS_REQUIRED, f.ALREADY_THERE, f.TO_CONTRACT, f.STAKED_STAYS],
  }),

  openPledge: action({
    ...cards,
    path: { before: '/swapnft/ido/openPledgeBefore', after: '/swapnft/ido/openPledgeAfter' },
    kind: 'nft.pledge',
    method: 'pledge(uint256 tokenId, uint256 time)',
    access: 'active',
    summary: 'Order of a stake',
    input: { tokenId: z.optional(tokenIdField), time: timeField },
    failures: [...own, f.ALREADY_STAKED, f.NO_SUCH_TERM, f.RESERVE_TOO_SMALL],
  }),

  pledgePay: action({
    ...cards,
    path: {
      before: '/deposit/mucnft-pledge/pledgePayBefore',
      after: '/deposit/mucnft-pledge/pledgePayAfter',
    },
    kind: 'nft.pledgeMany',
    method: 'pledgeMany(uint256[] tokenIds, uint256 time)',
    access: 'active',
    summary: 'Order to stake several cards at once',
    input: { tokenIds: z.optional(chosenIdsField), time: timeField },
    failures: [...own, f.ALREADY_STAKED, f.NO_SUCH_TERM, f.RESERVE_TOO_SMALL],
  }),

  closePledge: action({
    ...cards,
    path: { before: '/swapnft/ido/closePledgeBefore', after: '/swapnft/ido/closePledgeAfter' },
    kind: 'nft.unlock',
    method: 'unlock(uint256 tokenId)',
    access: 'session',
    summary: 'Order to remove a stake; refused before the unlock time, with the time',
    input: { tokenId: z.optional(tokenIdField) },
    failures: [...own, f.NOT_STAKED, f.BEFORE_UNLOCK_TIME],
  }),

  exit: action({
    ...cards,
    path: { before: '/tessera/nft/exitBefore', after: '/tessera/nft/exitAfter' },
    kind: 'nft.exit',
    method: 'exit(uint256 tokenId)',
    access: 'session',
    summary: 'Order to leave a stake at any time, giving up unpaid reward only',
    input: { tokenId: z.optional(tokenIdField) },
    failures: [...own, f.NOT_STAKED],
  }),

  click: action({
    ...cards,
    path: '/deposit/mucnft-pledge/click',
    kind: 'nft.claim',
    method: 'claim(uint256[] tokenIds)',
    access: 'session',
    summary: 'Claim: order with requestId and token ids, then its hash with orderId and txHash',
    input: { tokenIds: z.optional(tokenIdsField) },
    failures: [f.NOTHING_TO_CLAIM, f.NOT_YOUR_CARD],
  }),
}

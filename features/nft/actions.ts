import { action } from '#platform/std/action.ts'
import { addressField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { nftFailures as f } from './failures.ts'
import { tokenIdField } from './fields.ts'
import { nftReasons as reasons } from './reasons.ts'

const cards = { contract: 'Cards', reasons } as const
const own = [f.SELECT_FIRST, f.NO_SUCH_CARD, f.NOT_YOUR_CARD]

/** What is done with cards that one has. */
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
}

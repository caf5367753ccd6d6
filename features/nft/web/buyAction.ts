import { salesApi } from '#features/sales/public.web.ts'
import { actionOf } from '#platform/std/actionForms.ts'

import { nftReasons as reasons } from '../reasons.ts'

const { buyProductFirstPayBefore: before, buyProductFirstPayAfter: after } = salesApi

/** The first sale of a card; on the server `cardProducts` has the same call. */
export const buyAction = actionOf(
  { before, after },
  {
    kind: 'nft.buy',
    contract: 'Cards',
    method: 'Buy(uint256 level)',
    reasons,
    // The price of the moment; what is too much comes back.
    pays: 'atMostShown',
  },
)

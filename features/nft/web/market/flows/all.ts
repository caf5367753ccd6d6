import type { AnyFlow } from '#platform/web/flow/flow.ts'

import { acceptFlow } from './accept.tsx'
import { allowFlow } from './allow.tsx'
import { approveFlow } from './approve.tsx'
import { buyListedFlow } from './buyListed.tsx'
import { cancelOfferFlow } from './cancelOffer.tsx'
import { cancelSaleFlow } from './cancelSale.tsx'
import { offerFlow } from './offer.tsx'
import { sellFlow } from './sell.tsx'
import { settleFlow } from './settle.tsx'
import { takeDownFlow } from './takeDown.tsx'
import { takeDownAllFlow } from './takeDownAll.tsx'
import { withdrawFlow } from './withdraw.tsx'

/** Every deal of the market; one file of the app, since one leads to the other. */
export const marketFlows: readonly AnyFlow[] = [
  approveFlow,
  allowFlow,
  sellFlow,
  takeDownFlow,
  buyListedFlow,
  offerFlow,
  acceptFlow,
  cancelOfferFlow,
  takeDownAllFlow,
  settleFlow,
  cancelSaleFlow,
  withdrawFlow,
]

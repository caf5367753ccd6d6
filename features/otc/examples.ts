import type { Examples } from '#tests/examples.ts'

import { auditedOffers } from './testing/auditedOffers.ts'
import { otcPayments } from './testing/payments.ts'
import { preparedOffers } from './testing/preparedOffers.ts'
import { otcScenes } from './testing/scenes.ts'

export const otcExamples: Examples = {
  screens: {
    '/otc': { scene: 'otc', as: 'alice' },
    '/publish': { scene: 'otcPublish-form', as: 'alice' },
    '/otcOffer': { scene: 'otcOffer', as: 'alice' },
    '/otcRecord': { scene: 'otcRecord', as: 'alice' },
  },
  scenes: otcScenes,
  owned: { id: ['NOT_YOUR_OFFER'] },
  nothing: ['NOTHING_OWED'],
  prepare: preparedOffers,
  audit: {
    prepare: auditedOffers,
    holds: [
      `select count(*) > 0 from otc_offers where standing and takes > 0 and version > 1`,
      `select count(*) > 0 from otc_offers where state = 'swept'`,
      `select count(*) > 0 from otc_owed where credits > 0`,
    ],
    faults: [
      ['otc_offers.give_left', 'update otc_offers set give_left = give_left + 1'],
      ['otc_offers.standing', 'update otc_offers set standing = not standing'],
      ['otc_takes.proceeds', 'update otc_takes set proceeds = proceeds + 1'],
      ['otc_accounts.standing', 'update otc_accounts set standing = standing + 1'],
      ['otc_owed.offers', 'update otc_owed set offers = offers + 1'],
      ['otc_owed.credits', 'update otc_owed set credits = credits + 1'],
    ],
  },
  signing: {
    orLess: ['otc.take'],
    chosenByServer: {
      'otc.publish expiry': 'days from the chain’s time, which the server knows',
      'otc.edit expiry': 'the same',
    },
  },
  mutation: [{ tests: 'Otc*.t.sol', contracts: ['Otc', 'OfferWord'] }],
  payments: otcPayments,
}

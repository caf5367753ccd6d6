import type { Examples } from '#tests/examples.ts'

import { duePayments } from './testing/payments.ts'

export const launchExamples: Examples = {
  mutation: [
    {
      tests: '{TokenFactory,FactoryTerms}.t.sol',
      contracts: ['TokenFactory', 'TokenTerms', 'SaleConfig', 'SaleTerms', 'CloneArgs'],
    },
    { tests: '{LaunchToken,TokenFees}.t.sol', contracts: ['LaunchToken', 'Pairs'] },
    {
      tests: '{Presale,InsideMarket,Listing,SaleClaims,SaleWords}.t.sol',
      contracts: [
        'Presale',
        'InsideMarket',
        'Curve',
        'Listing',
        'SaleClaims',
        'SaleState',
        'SaleWords',
        'Sale',
      ],
    },
  ],
  payments: {
    callersOwn: [
      'InsideMarket.buyInside',
      'InsideMarket.sellInside',
      'Listing.list',
      'Presale.collect',
      'Presale.leave',
      'Presale.refund',
      'SaleClaims.claim',
      'SaleClaims.claimInside',
      'SaleClaims.collectTap',
      'SaleClaims.redeem',
      'TokenFactory.withdrawCoins',
      'TokenFactory.withdrawFees',
    ],
    prepare: duePayments,
  },
}

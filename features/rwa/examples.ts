import type { Examples } from '#tests/examples.ts'

import { auditedAssets } from './testing/audited.ts'
import { rwaPayments } from './testing/payments.ts'
import { preparedAssets } from './testing/prepared.ts'
import { rwaScenes } from './testing/scenes.ts'

const hash = 'ab'.repeat(32)

export const rwaExamples: Examples = {
  owned: { asset: ['NOT_ATTESTOR'] },
  nothing: ['NOT_ALLOWED'],
  lacking: {
    '/tessera/rwa/refundBefore': ['NOTHING_HELD'],
    '/tessera/rwa/claimBefore': ['NOTHING_TO_CLAIM'],
    '/tessera/rwa/cancelRedemptionBefore': ['NOT_REQUESTED'],
    '/tessera/rwa/claimRedemptionBefore': ['NOTHING_TO_CLAIM'],
    '/tessera/rwa/transferBefore': ['ABOVE_SHARES'],
    '/tessera/rwa/requestRedemptionBefore': ['ABOVE_SHARES'],
    '/tessera/rwa/distributeBefore': ['NOT_REVENUE'],
    '/tessera/rwa/fulfilBefore': ['NOT_ISSUER'],
  },
  // The attestor alone attests, and only who refused a payment has a credit.
  unprepared: {
    '/tessera/rwa/attestBefore': 'always',
    '/tessera/rwa/withdrawBefore': 'always',
    '/tessera/rwa/releaseBefore': 'perhaps',
  },
  fields: {
    document: { right: hash, wrong: ['ab', 'g'.repeat(64), 'AB'.repeat(32), `0x${hash}`] },
  },
  prepare: preparedAssets,
  audit: {
    prepare: auditedAssets,
    holds: [
      'select count(*) > 0 from rwa_assets where released_at is not null and paid > 0',
      `select count(*) > 0 from rwa_redemptions where state = 'fulfilled'`,
      `select count(*) > 0 from earnings_transfers where kind = 'rwa'`,
    ],
    faults: [
      ['rwa_assets.shares', 'update rwa_assets set shares = shares + 1'],
      ['rwa_assets.distributed', 'update rwa_assets set distributed = distributed + 1'],
      ['rwa_assets.reserve', 'update rwa_assets set reserve = reserve + 1'],
      ['rwa_assets.waiting', 'update rwa_assets set waiting = waiting + 1'],
      ['rwa_holdings.shares', 'update rwa_holdings set shares = shares + 1'],
      ['rwa_holdings.due', 'update rwa_holdings set due = due + 1'],
      ['rwa_redemptions.amount', 'update rwa_redemptions set amount = amount + 1'],
    ],
  },
  screens: { '/rwa': { scene: 'rwa', as: 'alice' } },
  scenes: rwaScenes,
  mutation: [
    {
      tests: 'Rwa*.t.sol',
      contracts: [
        'RwaRegistry',
        'RwaAsset',
        'RwaSale',
        'RwaShares',
        'RwaRedemptions',
        'RwaState',
        'RwaTerms',
        'RwaWords',
      ],
    },
  ],
  signing: { chosenByServer: { 'rwa.withdraw coin': 'the coin of the asset' } },
  payments: rwaPayments,
}

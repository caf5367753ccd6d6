import type { Examples } from '#tests/examples.ts'

import { issueApi } from './api.ts'
import { auditedLaunches } from './testing/auditedLaunches.ts'
import { duePayments } from './testing/payments.ts'
import { preparedLaunches } from './testing/preparedLaunches.ts'
import { launchScenes } from './testing/scenes.ts'

/** Base units of a token, which has more than other coins. */
const supply = {
  right: '1000000000000000000',
  wrong: ['', '-1', '1.5', '01', ' 1', '1e3', '1'.repeat(35)],
}
const wrongLinks = [
  'a',
  'http://example.org/',
  'javascript:alert(1)',
  'https://name@example.org/',
  'https://localhost/',
  'https://例.example/',
  `https://example.org/${'a'.repeat(200)}`,
]
const elsewhere = 'https://example.org/'

export const launchExamples: Examples = {
  owned: { token: ['NOT_YOUR_TOKEN'], sale: ['NOT_YOUR_TOKEN'] },
  nothing: ['NO_SHARES'],
  lacking: {
    '/tessera/launch/sellInsideBefore': ['ABOVE_SHARES'],
    '/tessera/launch/redeemBefore': ['ABOVE_BALANCE'],
  },
  // Contracts alone have a credit.
  unprepared: { '/tessera/launch/collectBefore': 'always' },
  afters: { '/deposit/exSwap/swapCoinIssuedAdd': '/deposit/exSwap/swapCoinIssuedUpdate' },
  fields: {
    totalSupply: supply,
    burnLimit: supply,
    swapThreshold: supply,
    tokens: supply,
    picture: { right: '', wrong: ['ab', 'g'.repeat(64), 'AB'.repeat(32)] },
    website: { right: elsewhere, wrong: wrongLinks },
    telegram: { right: 'https://t.me/mosaic', wrong: [...wrongLinks, elsewhere] },
    x: { right: 'https://x.com/mosaic', wrong: [...wrongLinks, elsewhere] },
  },
  prepare: preparedLaunches,
  audit: {
    prepare: auditedLaunches,
    holds: [
      `select count(*) > 0 from launch_sales where listed_at is not null and floor_left > 0`,
      `select count(*) > 0 from launch_sales where refunded > 0`,
      `select count(*) > 0 from earnings_transfers where kind = 'launch'`,
    ],
    faults: [
      ['launch_tokens.creator', `update launch_tokens set creator = 'X' || substr(creator, 2)`],
      ['launch_tokens.reserve_left', 'update launch_tokens set reserve_left = reserve_left + 1'],
      ['launch_sales.sold', 'update launch_sales set sold = sold + 1'],
      ['launch_sales.raise', 'update launch_sales set raise = raise + 1'],
      ['launch_sales.floor_left', 'update launch_sales set floor_left = floor_left + 1'],
      ['launch_sales.tap_left', 'update launch_sales set tap_left = tap_left + 1'],
      ['launch_entries.shares', 'update launch_entries set shares = shares + 1'],
      ['launch_entries.claimed_inside', 'update launch_entries set claimed_inside = true'],
    ],
  },
  screens: {
    '/presales': { scene: 'presales', as: 'alice' },
    '/presale': { scene: 'presale-own', as: 'alice' },
    '/innerMarket': { scene: 'innerMarket', as: 'alice' },
    '/createToken': {
      scene: 'createToken',
      as: 'alice',
      textless: {
        [issueApi.findConfig.path]: 'names of fields, for which the form has words of its own',
      },
    },
  },
  scenes: launchScenes,
  signing: { orLess: ['launch.createBoth', 'launch.createToken', 'launch.mint'] },
  mutation: [
    {
      tests: '{TokenFactory,FactoryTerms,TokenFees,Presale,SaleClaims}.t.sol',
      contracts: ['TokenFactory', 'TokenTerms', 'SaleConfig', 'SaleTerms', 'CloneArgs'],
    },
    { tests: '{LaunchToken,TokenFees,SaleClaims}.t.sol', contracts: ['LaunchToken', 'Pairs'] },
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

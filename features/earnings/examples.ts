import type { Examples } from '#tests/examples.ts'

import { auditedEpochs } from './testing/auditedEpochs.ts'
import { earningsScenes } from './testing/scenes.ts'
import { earningsPayments } from './testing/payments.ts'

export const earningsExamples: Examples = {
  fields: {
    'claimBonusBefore coin': { right: 'TRX', wrong: ['', 'trx', 'BTC'], choices: 'TRX, USDT, TES' },
    'statistic coin': { right: 'TRX', wrong: ['', 'trx', 'BTC'], choices: 'TRX, USDT, TES' },
    'statistic days': { right: '7', wrong: ['', '8', '07', ' 7'], choices: '7, 30, 90' },
  },
  screens: {
    '/income': { scene: 'income', as: 'alice' },
    '/incomeList': { scene: 'incomeList', as: 'alice' },
    '/claiming': { scene: 'claiming', as: 'alice' },
  },
  scenes: () => earningsScenes,
  unprepared: {
    // Most active accounts are owed a part of a fee, and no others.
    '/tessera/earnings/claimFeesBefore': 'perhaps',
    // Without a level there is no bonus.
    '/tessera/earnings/claimBonusBefore': 'always',
  },
  signing: {
    chosenByServer: Object.fromEntries(
      ['epochIds', 'indexes', 'tokens', 'amounts', 'proofs'].map((name) => [
        `earnings.claimBonus ${name}`,
        'leaves of public files, which the contract checks by their roots, and pays to the signer',
      ]),
    ),
  },
  audit: {
    prepare: auditedEpochs,
    holds: [
      'select count(*) > 20 from earnings_sums',
      `select array_agg(distinct kind) @> '{bonus,claim,level1,level2}' from earnings_transfers`,
      `select array_agg(credited::text order by credited) = '{70000,100000}' from earnings_sums where kind = 'bonus' and account <> 'reserve'`,
      `select array_agg(kind order by kind) = '{claim,level1}' from earnings_sums where book = 'CardMarket' and account like 'T%' and credited + debited = 1000000`,
    ],
    faults: [
      [
        'earnings_sums.credited',
        `update earnings_sums set credited = credited + 1 where kind = 'level1'`,
      ],
      ['earnings_days.amount', 'update earnings_days set amount = amount + 1'],
      ['earnings_fees.bonus', 'update earnings_fees set bonus = bonus + 1000 where bonus > 0'],
      ['earnings_fees.coin', `update earnings_fees set coin = 'T' where fee = 10000000`],
      ['earnings_leaves.coin', `update earnings_leaves set coin = 'T' where amount = 100000`],
      ['earnings_epochs.others', `update earnings_epochs set others = '[]' where epoch = 2`],
      ['earnings_fees.bonus_level', 'update earnings_fees set bonus_level = 5 where bonus > 0'],
      ['earnings_bonuses.total', 'update earnings_bonuses set total = total + 1'],
      ['earnings_epochs.matches', 'update earnings_epochs set matches = not matches'],
      ['earnings_epochs.state', `update earnings_epochs set state = 'revoked' where epoch = 2`],
      ['earnings_leaves.amount', 'update earnings_leaves set amount = amount + 1'],
      ['earnings_leaves.claimed', 'update earnings_leaves set claimed = not claimed'],
      ['earnings_transfers', 'delete from earnings_transfers'],
      ['earnings_bonuses', 'delete from earnings_bonuses'],
    ],
  },
  mutation: [
    { tests: 'Distributor*.t.sol', contracts: ['RewardDistributor'] },
    { tests: 'BuilderRole.t.sol', contracts: ['BuilderRole'] },
  ],
  payments: earningsPayments,
}

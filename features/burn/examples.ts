import type { Examples } from '#tests/examples.ts'

import { burnApi } from './api.ts'
import { auditedBurns } from './testing/auditedBurns.ts'
import { burnPayments } from './testing/payments.ts'
import { preparedBurns } from './testing/preparedBurns.ts'
import { burnScenes } from './testing/scenes.ts'

const before = (name: string) => `/tessera/burn/${name}Before`

const refusals = 'why a call is refused, which stands where it is made'

export const burnExamples: Examples = {
  screens: {
    '/destroy': { scene: 'destroy-form', as: 'alice', onlyRefusals: true },
    '/kinetic': { scene: 'kinetic', as: 'alice', textless: { [burnApi.pool.path]: refusals } },
    '/node': {
      scene: 'node',
      as: 'alice',
      textless: { [burnApi.pool.path]: refusals, [burnApi.node.path]: refusals },
    },
    '/nodeBox': { scene: 'nodeBox', as: 'alice', onlyRefusals: true },
    '/MyDestruction': { scene: 'MyDestruction', as: 'alice' },
    '/htxRecord': { scene: 'htxRecord', as: 'alice', textless: {} },
  },
  scenes: burnScenes,
  owned: { nodeId: ['NOT_YOUR_NODE'] },
  lacking: {
    [before('burn')]: ['NO_PASS'],
    [before('swap')]: ['NO_PASS'],
    [before('claim')]: ['NOTHING_TO_CLAIM'],
  },
  // Her burn has used her pass; contracts alone have a credit.
  unprepared: {
    [before('pass')]: 'perhaps',
    [before('refundPass')]: 'always',
    [before('withdraw')]: 'always',
  },
  fields: {
    of: { right: 'worth', wrong: ['', 'Worth', 'usdt', ' trx'], choices: 'worth, coin, trx' },
  },
  prepare: preparedBurns,
  signing: {
    chosenByServer: {
      'burn.swap deadline': 'a moment that counts from the chain’s time at the order',
    },
    orLess: ['burn.buyPass', 'burn.buyNode'],
  },
  audit: {
    prepare: auditedBurns,
    holds: [
      `select count(*) > 1 from burn_records where kind = 'claim'`,
      `select count(*) > 0 from burn_records where kind = 'swapToBurn'`,
      `select count(*) > 0 from burn_nodes where state = 'active' and paid > 0`,
      `select count(*) > 1 from burn_periods`,
      `select count(*) > 0 from burn_lines where power > 0`,
      `select count(*) > 0 from earnings_transfers where kind = 'burn'`,
    ],
    faults: [
      ['burn_periods.pool', 'update burn_periods set pool = pool + 1'],
      ['burn_accounts.power', 'update burn_accounts set power = power + 1 where power > 0'],
      ['burn_accounts.paid', 'update burn_accounts set paid = paid + 1 where paid > 0'],
      ['burn_records.amount', 'update burn_records set amount = amount + 1 where burn is not null'],
      ['burn_records.network_power', 'update burn_records set network_power = network_power + 1'],
      ['burn_days.paid_to_miners', 'update burn_days set paid_to_miners = paid_to_miners + 1'],
      ['burn_passes.is_collected', 'update burn_passes set is_collected = not is_collected'],
      ['burn_nodes.paid', 'update burn_nodes set paid = paid + 1'],
      ['burn_lines.miners', 'update burn_lines set miners = miners + 1'],
      ['burn_network.pass_sun', 'update burn_network set pass_sun = pass_sun + 1'],
    ],
  },
  mutation: [
    {
      tests: 'Burn*.t.sol',
      contracts: [
        'BurnMining',
        'BurnNode',
        'BurnNodes',
        'BurnPass',
        'BurnPasses',
        'BurnPeriods',
        'BurnPrice',
        'MinerPower',
        'NetworkPower',
        'NodePlaces',
        'Period',
      ],
    },
  ],
  payments: burnPayments,
}

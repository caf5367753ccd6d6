import type { Examples } from '#tests/examples.ts'

import { energyApi } from './api.ts'
import { auditedLeases } from './testing/auditedLeases.ts'
import { energyPayments } from './testing/payments.ts'
import { preparedLenders } from './testing/preparedLenders.ts'
import { energyScenes } from './testing/scenes.ts'

export const energyExamples: Examples = {
  screens: {
    '/energy': {
      scene: 'energy',
      as: 'alice',
      textless: { [energyApi.quote.path]: 'sources, which the list of figures alone shows' },
    },
  },
  scenes: energyScenes,
  owned: { lender: ['NOT_PROVIDER'] },
  nothing: ['NO_LENDER'],
  // An account has one lender: alice and bob have theirs.
  unprepared: { '/tessera/energy/makeBefore': 'mostly' },
  prepare: preparedLenders,
  audit: {
    prepare: auditedLeases,
    holds: [
      'select count(*) > 0 from energy_leases where ended_at is not null',
      'select count(*) > 0 from energy_leavings where collected_at is not null',
      'select count(*) > 0 from energy_lenders where earned > 0 and collected > 0 and taken_out > 0',
      `select count(*) > 0 from earnings_transfers where kind = 'energy'`,
    ],
    faults: [
      ['energy_lenders.staked', 'update energy_lenders set staked = staked + 1'],
      ['energy_lenders.earned', 'update energy_lenders set earned = earned + 1'],
      ['energy_lenders.price', 'update energy_lenders set price = price + 1'],
      ['energy_lenders.running', 'update energy_lenders set running = running + 1'],
      ['energy_leases.until', 'update energy_leases set until = until + 60'],
      ['energy_leases.ended_at', 'update energy_leases set ended_at = null where ended_at > 0'],
      ['energy_leavings.collected_at', 'update energy_leavings set collected_at = 1'],
    ],
  },
  mutation: [
    {
      tests: '{Lender*,Energy*,StakeScript}.t.sol',
      contracts: ['LenderFactory', 'Lender', 'LenderCode', 'LenderWords', 'Network', 'StakeCode'],
    },
  ],
  signing: { orLess: ['energy.lease'] },
  payments: energyPayments,
}

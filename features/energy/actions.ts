import { action } from '#platform/std/action.ts'
import { addressField, amountField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { energyFailures as f } from './failures.ts'
import { energyField, leaseField, lenderField, priceField, timeField } from './fields.ts'
import { energyReasons as reasons } from './reasons.ts'

/** Clones: the sheet asks a node whether the factory made them. */
const ofLender = {
  contract: ({ lender = '' }: { lender?: string }) => lender,
  reasons,
  access: 'session',
} as const
const lender = { lender: lenderField }
const known = [f.NO_SUCH_LENDER]
const own = [...known, f.NOT_PROVIDER]
const terms = {
  /** sun for one energy a day; 0: no new leases. */
  price: priceField,
  /** The least energy of a lease. */
  least: energyField,
}

export const energyActions = {
  lease: action({
    ...ofLender,
    path: '/deposit/fuelAdd',
    kind: 'energy.lease',
    method: 'lease(address receiver, uint256 energy, uint256 time)',
    pays: 'atMostShown',
    summary: 'Lease energy for an account, paid and delivered in one call: order, then its hash',
    input: {
      ...lender,
      receiver: z.optional(addressField),
      energy: z.optional(energyField),
      time: timeField,
      /** sun, as the sheet shows them: the provider may have changed the price since. */
      mostPaid: amountField,
    },
    failures: [
      ...known,
      f.NO_NEW_LEASES,
      f.ENTER_ENERGY,
      f.LEASE_SMALL,
      f.ENTER_RECEIVER,
      f.RECEIVER_NEW,
      f.RECEIVER_CONTRACT,
      f.ENERGY_SHORT,
      f.LEASE_COSTS,
    ],
  }),

  end: action({
    ...ofLender,
    path: { before: '/tessera/energy/endBefore', after: '/tessera/energy/endAfter' },
    kind: 'energy.end',
    method: 'end(uint256 number)',
    summary: 'Order that takes back what was lent, by anybody, once the time is over',
    input: { ...lender, lease: leaseField },
    failures: [...known, f.NO_SUCH_LEASE, f.LEASE_RUNS, f.LEASE_ENDED],
  }),

  make: action({
    path: { before: '/tessera/energy/makeBefore', after: '/tessera/energy/makeAfter' },
    kind: 'energy.make',
    contract: 'LenderFactory',
    method: 'make(uint256 price, uint256 least)',
    access: 'session',
    summary: 'Order that makes my lender with its terms and a first stake',
    input: {
      ...terms,
      /** Staked at once; 0: nothing yet. */
      sun: z.optional(amountField),
    },
    failures: [f.HAS_LENDER, f.ENTER_AMOUNT, f.STAKE_SMALL],
    reasons,
  }),

  supply: action({
    ...ofLender,
    path: { before: '/tessera/energy/supplyBefore', after: '/tessera/energy/supplyAfter' },
    kind: 'energy.supply',
    method: 'supply()',
    summary: 'Order of the provider: stakes TRX for energy that can be leased',
    input: { ...lender, sun: z.optional(amountField) },
    failures: [...own, f.ENTER_AMOUNT, f.AMOUNT_ZERO, f.STAKE_SMALL],
  }),

  terms: action({
    ...ofLender,
    path: { before: '/tessera/energy/termsBefore', after: '/tessera/energy/termsAfter' },
    kind: 'energy.terms',
    method: 'setTerms(uint256 price, uint256 least)',
    summary: 'Order of the provider: price and least energy of new leases; a price of 0 stops them',
    input: { ...lender, ...terms },
    failures: own,
  }),

  leave: action({
    ...ofLender,
    path: { before: '/tessera/energy/leaveBefore', after: '/tessera/energy/leaveAfter' },
    kind: 'energy.leave',
    method: 'leave(uint256 sun)',
    summary: 'Order of the provider: takes TRX that are not lent out of the stake, in 14 days',
    input: { ...lender, sun: z.optional(amountField) },
    failures: [...own, f.ENTER_AMOUNT, f.AMOUNT_ZERO, f.ABOVE_STAKE, f.EXITS_FULL],
  }),

  collect: action({
    ...ofLender,
    path: { before: '/tessera/energy/collectBefore', after: '/tessera/energy/collectAfter' },
    kind: 'energy.collect',
    method: 'collect()',
    summary: 'Order of the provider: pays what it left with 14 days ago, and what leases earned',
    input: lender,
    failures: [...own, f.NOTHING_THERE],
  }),
}

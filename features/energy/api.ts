import { endpoint } from '#platform/std/endpoint.ts'
import { address, addressField, amount, pageFields, pageOf, seconds } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { energyFailures as f } from './failures.ts'
import { energyField, lenderField, timeField } from './fields.ts'
import {
  books,
  choice,
  energyRecord,
  leaseView,
  leaving,
  lenderView,
  networkNow,
  refusal,
  sources,
  sums,
} from './shapes.ts'

/** What is wanted, and for how many days. */
const wanted = { energy: z.optional(energyField), time: z._default(z.optional(timeField), 1) }

export const energyApi = {
  fuelInfo: endpoint({
    path: '/deposit/project/fuelInfo',
    summary: 'Prices, the cheapest providers for an energy, and my latest leases',
    personal: true,
    input: z.object(wanted),
    output: z.object({
      factory: address,
      /** null while the node is silent. */
      network: z.nullable(networkNow),
      sums,
      /** Those that have so much; at most five, the cheapest first. */
      providers: z.array(lenderView),
      /** null without a session. */
      mine: z.nullable(
        z.object({
          /** My own lender; null where I have none. */
          lender: z.nullable(address),
          /** sun that I have; null while the node is silent. */
          trx: z.nullable(amount),
          /** Leases that I paid or received, and the five latest. */
          total: z.int(),
          leases: z.array(leaseView),
        }),
      ),
      time: seconds,
      sources,
    }),
  }),

  providers: endpoint({
    path: '/tessera/energy/providers',
    summary: 'Providers with a price, the cheapest first; with `energy` those that have so much',
    input: z.object({ ...wanted, ...pageFields }),
    output: z.object({ network: z.nullable(networkNow), ...pageOf(lenderView).shape }),
  }),

  lender: endpoint({
    path: '/tessera/energy/lender',
    summary: 'One lender: terms, books, and what can be leased of it now',
    input: z.object({ lender: lenderField, ...wanted }),
    output: z.object({
      lender: lenderView,
      network: z.nullable(networkNow),
      /** null while the node is silent. */
      books: z.nullable(books),
      /** Whole TRX that would be lent for the energy that was asked; null without it, or while the node is silent. */
      whole: z.nullable(z.int()),
      /** Why a lease of that energy would be refused now; of the least where none was asked. */
      refusal,
      time: seconds,
      sources,
    }),
    failures: [f.NO_SUCH_LENDER],
  }),

  lenderLeases: endpoint({
    path: '/tessera/energy/lenderLeases',
    summary: 'Leases of one lender, newest first; `open`: those not ended, first over first',
    input: z.object({ lender: lenderField, show: z.optional(z.enum(['open'])), ...pageFields }),
    output: pageOf(leaseView),
    failures: [f.NO_SUCH_LENDER],
  }),

  leases: endpoint({
    path: '/tessera/energy/leases',
    summary: 'Leases that I paid or received, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(leaseView),
  }),

  books: endpoint({
    path: '/tessera/energy/books',
    summary: 'My lender: what is lent, free, on its way out with dates, earned, and due',
    access: 'session',
    input: z.object({}),
    output: z.object({
      lender: lenderView,
      network: z.nullable(networkNow),
      /** null while the node is silent. */
      books: z.nullable(books),
      /** What waits or is ready, the first first, 100 at most. */
      leavings: z.array(leaving),
      /** Leases whose time is over, by the index; `end` takes their stake back. */
      due: z.int(),
      /** sun of all leases that were collected. */
      collected: amount,
      time: seconds,
      sources,
    }),
    failures: [f.NO_LENDER],
  }),

  quote: endpoint({
    path: '/tessera/energy/quote',
    summary:
      'What energy for an account costs: its own, burnt, or leased; and which is the cheapest',
    input: z.object({
      energy: energyField,
      time: z._default(z.optional(timeField), 1),
      /** Whose energy it is; without it an account that has none. */
      receiver: z.optional(addressField),
    }),
    output: z.object({
      network: networkNow,
      /** Energy that the account has left now. */
      own: z.int(),
      /**
       * The cheapest provider that can lease what is missing now, as its contract states it; where all that can lease only
       * more, whose least costs the least. null where none can.
       */
      best: z.nullable(
        z.object({
          lender: address,
          provider: address,
          price: z.int(),
          least: z.int(),
          /** Energy that it has free now. */
          free: z.int(),
          /** Whole TRX that would be lent. */
          whole: z.int(),
        }),
      ),
      choice,
      time: seconds,
      sources,
    }),
  }),

  record: endpoint({
    path: '/tessera/energy/record',
    summary: 'What I did as payer, receiver or provider, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(energyRecord),
  }),
}

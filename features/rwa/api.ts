import { endpoint } from '#platform/std/endpoint.ts'
import { address, addressField, amount, pageFields, pageOf, seconds } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { rwaFailures as f } from './failures.ts'
import { assetField, sharesField } from './fields.ts'
import {
  assetView,
  attestation,
  dividend,
  holder,
  holding,
  redemption,
  refusal,
  rwaRecord,
  sources,
  sums,
  waits,
} from './shapes.ts'

const asset = { asset: assetField }
const ofAsset = [f.NO_SUCH_ASSET]
const pageOfAsset = z.object({ ...asset, ...pageFields })
/** Each asks the node. */
const checks = { name: 'rwa', perMinute: 60 }
const interest = { name: 'rwaInterest', perMinute: 10 }

export const rwaApi = {
  rwaunion: endpoint({
    path: '/deposit/project/rwaunion',
    summary: 'Assets, newest first; shares, reserve and payouts of all, a coin each',
    input: z.object({ ...pageFields }),
    output: z.object({
      /** Nothing can be bought while the operator has not switched it on; every way out is open. */
      open: z.boolean(),
      registry: address,
      sums: z.array(sums),
      ...pageOf(assetView).shape,
      /** Addresses on the interest list. */
      interested: z.int(),
      time: seconds,
    }),
  }),

  asset: endpoint({
    path: '/tessera/rwa/asset',
    summary: 'One asset: sale, reserve, dividends, redemptions; mine with a session',
    personal: true,
    input: z.object(asset),
    output: z.object({
      open: z.boolean(),
      asset: assetView,
      attestor: address,
      /** The document’s file is here, under its hash. */
      file: z.boolean(),
      /** Base units that a request for one share would be paid; 0 before the release. */
      shareWorth: amount,
      waits,
      attestations: z.int(),
      dividends: z.int(),
      requests: z.int(),
      /** What buying one share is refused with now. Without a session that of a guest. */
      refusal,
      /** Until when I may get shares; null without a session or a place on the list. */
      allowedUntil: z.nullable(seconds),
      /** null without a session, and for an account that never had shares. */
      mine: z.nullable(holding),
      /** Of the coin, base units; null without a session, or while the node is silent. */
      balance: z.nullable(amount),
      allowance: z.nullable(amount),
      time: seconds,
      sources,
    }),
    failures: ofAsset,
  }),

  attestations: endpoint({
    path: '/tessera/rwa/attestations',
    summary: 'Documents and reserves that the attestor confirmed, newest first',
    input: pageOfAsset,
    output: pageOf(attestation),
    failures: ofAsset,
  }),

  dividends: endpoint({
    path: '/tessera/rwa/dividends',
    summary: 'Dividends that arrived, newest first',
    input: pageOfAsset,
    output: pageOf(dividend),
    failures: ofAsset,
  }),

  redemptions: endpoint({
    path: '/tessera/rwa/redemptions',
    summary: 'Requests for redemption, newest first; `open`: those that wait, first come first',
    input: z.object({ ...asset, only: z.optional(z.enum(['open'])), ...pageFields }),
    output: pageOf(redemption),
    failures: ofAsset,
  }),

  holders: endpoint({
    path: '/tessera/rwa/holders',
    summary: 'Accounts with shares, those first that have most',
    input: pageOfAsset,
    output: pageOf(holder),
    failures: ofAsset,
  }),

  canTransfer: endpoint({
    path: '/tessera/rwa/canTransfer',
    summary: 'Whether a transfer of mine would be done, by the contract itself, and why not',
    access: 'session',
    limit: checks,
    input: z.object({ ...asset, to: addressField, shares: sharesField }),
    output: z.object({ can: z.boolean(), refusal, sources }),
    failures: ofAsset,
  }),

  mine: endpoint({
    path: '/tessera/rwa/mine',
    summary: 'Assets that I have or had something of, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(z.object({ asset: assetView, mine: holding })),
  }),

  record: endpoint({
    path: '/tessera/rwa/record',
    summary: 'My records, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(rwaRecord),
  }),

  interest: endpoint({
    path: '/tessera/rwa/interest',
    summary: 'Whether I am on the interest list; with `wanted` I am put on it or taken off',
    access: 'session',
    limit: interest,
    input: z.object({ wanted: z.optional(z.enum(['yes', 'no'])) }),
    output: z.object({ mine: z.boolean(), interested: z.int() }),
    failures: [f.LIST_FULL],
  }),
}

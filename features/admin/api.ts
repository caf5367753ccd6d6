import { duties, endpoint } from '#platform/std/endpoint.ts'
import {
  address,
  addressField,
  amount,
  intField,
  pageFields,
  pageOf,
  readableField,
  seconds,
} from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { adminFailures as f } from './failures.ts'

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const logEntry = z.object({
  number: z.int(),
  time: seconds,
  who: address,
  action: z.string(),
  subject: z.string(),
  reason: z.string(),
  previous: hash,
  signature: z.string(),
  hash,
})
export type LogEntryView = z.output<typeof logEntry>

const role = z.object({
  /** A word of its feature's. */
  what: z.string(),
  contract: z.string(),
  address,
  functions: z.array(z.string()),
  holder: address,
  /** The deployment's name of the holder; null for an account. */
  holderName: z.nullable(z.string()),
  /** Seconds between a call and its effect. */
  delay: z.int(),
  /** Keys that sign for the holder together, by an active permission; null where there is none but its own. */
  permission: z.nullable(
    z.object({
      id: z.int(),
      threshold: z.int(),
      keys: z.array(z.object({ address, weight: z.int() })),
    }),
  ),
  /** Block of the holder's newest call of our contracts; null without one, or for a contract. */
  lastCall: z.nullable(z.int()),
})
export type RoleView = z.output<typeof role>

const multisigCall = z.object({
  /** Of the transaction. */
  id: hash,
  /** Its bytes, hex: what is signed. */
  raw: z.string(),
  owner: address,
  proposedBy: address,
  time: seconds,
  expires: seconds,
  /** Null while the node is silent, or where the account has taken it back. */
  permission: z.nullable(
    z.object({ threshold: z.int(), keys: z.array(z.object({ address, weight: z.int() })) }),
  ),
  signatures: z.array(z.object({ signer: address, signature: z.string() })),
  /** That has it; null until then. */
  block: z.nullable(z.int()),
  /** In a block, and the contract did not refuse it. */
  isDone: z.boolean(),
})
export type MultisigView = z.output<typeof multisigCall>

const reserve = z.object({
  what: z.string(),
  coin: address,
  balance: amount,
  promised: amount,
  free: amount,
  runwayDays: z.nullable(z.int()),
})

const overview = z.object({
  chainId: z.string(),
  operators: z.array(z.object({ address, duty: z.string() })),
  /** Of the row that comes next in the log. */
  next: z.object({ number: z.int(), previous: hash }),
  index: z.object({
    height: z.int(),
    solid: z.int(),
    /** Of the node; null while it is silent, and with it roles and reserves. */
    head: z.nullable(z.int()),
    lag: z.nullable(z.int()),
  }),
  /** Duties of which what one operator signs takes effect once another releases it. */
  secondFor: z.array(z.string()),
  /** Proposals that nobody released or withdrew, the newest hundred. */
  proposals: z.array(logEntry),
  /** The newest hundred. */
  hidden: z.array(z.object({ token: address, since: seconds })),
  /** Orders whose transaction was named more than ten minutes ago, and is in no block. */
  ordersWaiting: z.int(),
  reserves: z.nullable(z.array(reserve)),
  roles: z.nullable(z.array(role)),
})
export type OverviewView = z.output<typeof overview>

const signatureField = z
  .string()
  .check(z.regex(/^(0x)?[0-9a-fA-F]{130}$/), z.describe('130 hex digits, signed by a wallet'))

/** Of the row that is signed. */
const signed = {
  reason: readableField(200, 'line'),
  number: intField(1, 999_999_999),
  previous: z.string().check(z.regex(/^[0-9a-f]{64}$/), z.describe('64 hex digits')),
  signature: signatureField,
}
const row = {
  access: 'operator',
  limit: { name: 'operators', perMinute: 30 },
  output: logEntry,
} as const
const ofToken = {
  ...row,
  duty: 'review',
  input: z.object({ token: addressField, ...signed }),
} as const
const refused = [f.WRONG_SIGNER, f.LOG_MOVED]
const change = {
  ...ofToken,
  failures: [...refused, f.PROPOSE_FIRST, f.OWN_PROPOSAL, f.NO_SUCH_LAUNCH, f.SHOWN_SO],
} as const
const proposal = {
  ...ofToken,
  failures: [...refused, f.NO_SECOND, f.WAITS_ALREADY, f.NO_SUCH_LAUNCH, f.SHOWN_SO],
} as const
const withdrawal = { ...ofToken, failures: [...refused, f.NOT_WAITING] } as const
const ofAnnouncement = {
  ...row,
  duty: 'announce',
  input: z.object({
    hash: z.string().check(z.regex(/^0x[0-9a-f]{64}$/), z.describe('0x and 64 hex digits')),
    ...signed,
  }),
} as const

export const adminApi = {
  overview: endpoint({
    path: '/tessera/admin/overview',
    summary: 'Who has each role by the contracts, reserves, and how far the index is',
    access: 'operator',
    input: z.object({}),
    output: overview,
  }),
  hide: endpoint({
    ...change,
    path: '/tessera/admin/hide',
    summary: 'Hides what a creator adds to a token; money and claims stay as they are',
  }),
  unhide: endpoint({
    ...change,
    path: '/tessera/admin/unhide',
    summary: 'Shows again what a creator adds to a token',
  }),
  proposeHide: endpoint({
    ...proposal,
    path: '/tessera/admin/proposeHide',
    summary: 'Proposes to another operator to hide what a creator adds to a token',
  }),
  proposeUnhide: endpoint({
    ...proposal,
    path: '/tessera/admin/proposeUnhide',
    summary: 'Proposes to another operator to show it again',
  }),
  withdrawHide: endpoint({
    ...withdrawal,
    path: '/tessera/admin/withdrawHide',
    summary: 'Withdraws a proposal to hide, or rejects that of another operator',
  }),
  withdrawUnhide: endpoint({
    ...withdrawal,
    path: '/tessera/admin/withdrawUnhide',
    summary: 'Withdraws a proposal to show it again, or rejects that of another operator',
  }),
  announce: endpoint({
    ...ofAnnouncement,
    path: '/tessera/admin/announce',
    summary: 'Releases the announcement that waits: from then on readers see it',
    failures: [...refused, f.NOT_WAITING, f.OWN_PROPOSAL, f.NOT_READY_TO_ANNOUNCE],
  }),
  withdrawAnnounce: endpoint({
    ...ofAnnouncement,
    path: '/tessera/admin/withdrawAnnounce',
    summary: 'Withdraws or rejects the announcement that waits: nobody sees it',
    failures: [...refused, f.NOT_WAITING],
  }),
  multisig: endpoint({
    path: '/tessera/admin/multisig',
    summary: 'Calls that wait for signatures of several keys, and those that ended within a day',
    access: 'operator',
    input: z.object({}),
    output: z.object({ list: z.array(multisigCall) }),
  }),
  multisigSign: endpoint({
    path: '/tessera/admin/multisigSign',
    summary:
      'Adds a signature to a call of an account under multi-signature; the first proposes it',
    access: 'operator',
    limit: { name: 'operators', perMinute: 30 },
    input: z.object({
      raw: z
        .string()
        .check(
          z.regex(/^([0-9a-f]{2}){100,4000}$/),
          z.describe('a raw transaction, lower-case hex'),
        ),
      signature: signatureField,
    }),
    output: z.object({ id: hash }),
    failures: [f.WRONG_SIGNER, f.NO_ROLE_CALL, f.NO_PERMISSION, f.LIFETIME, f.MANY_WAITING],
  }),
  log: endpoint({
    path: '/tessera/safety/log',
    summary: 'What operators did, the oldest first: each row signed and hashed with the one before',
    input: z.object(pageFields),
    output: z.extend(pageOf(logEntry), {
      chainId: z.string(),
      /** Of now, by this server's configuration. */
      operators: z.array(z.object({ address, duties: z.array(z.enum(duties)) })),
    }),
  }),
}

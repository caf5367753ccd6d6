import { endpoint } from '#platform/std/endpoint.ts'
import { defineFailures } from '#platform/std/failure.ts'
import {
  address,
  addressField,
  pageFields,
  pageOf,
  seconds,
  txHash,
  txHashField,
} from '#platform/std/fields.ts'
import { orderState } from '#platform/std/order.ts'
import * as z from 'zod/mini'

export const teamFailures = defineFailures({
  NOT_IN_TEAM: {
    status: 403,
    text: { en: 'This address is not in your team', tc: '此地址不在您的團隊中' },
  },
  NOT_A_BIND: {
    status: 409,
    text: {
      en: 'This transaction does not activate your address',
      tc: '此交易並非啟用您的地址',
    },
  },
})

const member = z.object({
  address,
  parent: z.nullable(address),
  /** Chain time of the bind; null for the community root. */
  activeSince: z.nullable(seconds),
  directCount: z.int(),
  /** Members below this one, at any depth. */
  teamSize: z.int(),
  /** False until the block of the bind is final. */
  final: z.boolean(),
})
export type Member = z.output<typeof member>

const bindState = z.object({
  txHash,
  state: orderState,
  /** The contract's own words where it refused. */
  reason: z.nullable(z.string()),
})

export const teamApi = {
  bindUpMember: endpoint({
    path: '/deposit/bttk/bindUpMember',
    summary: 'Is this address active, and under whom; with a hash, what became of that bind',
    input: z.object({ address: addressField, txHash: z.optional(txHashField) }),
    output: z.object({
      activated: z.boolean(),
      parent: z.nullable(address),
      /** Only where a hash was asked about. */
      ...z.partial(bindState).shape,
    }),
    failures: [teamFailures.NOT_A_BIND],
  }),

  bindUpMemberDecentralized: endpoint({
    path: '/deposit/bttk/bindUpMemberDecentralized',
    summary: "Hint of one's bind on chain; the indexer decides",
    access: 'session',
    input: z.object({ txHash: txHashField }),
    output: z.object({
      ...bindState.shape,
      activated: z.boolean(),
      parent: z.nullable(address),
    }),
    failures: [teamFailures.NOT_A_BIND],
  }),

  getMemberInfo: endpoint({
    path: '/deposit/member/getMemberInfo',
    summary: "One's own card or a team member's",
    access: 'session',
    input: z.object({ address: z.optional(addressField) }),
    output: member,
    failures: [teamFailures.NOT_IN_TEAM],
  }),

  directList: endpoint({
    path: '/deposit/member/directList',
    summary: 'Direct line, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(member),
  }),
}

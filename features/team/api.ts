import { whyNoAddress } from '#platform/std/address.ts'
import { endpoint } from '#platform/std/endpoint.ts'
import { defineFailures } from '#platform/std/failure.ts'
import {
  address,
  addressField,
  amount,
  pageFields,
  pageOf,
  txHash,
  txHashField,
} from '#platform/std/fields.ts'
import { orderLimit, orderState } from '#platform/std/order.ts'
import { source } from '#platform/std/source.ts'
import * as z from 'zod/mini'

import { distribution, levelCount, lineCount, member, pledgeRecord, teamMember } from './shapes.ts'

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

/** Whose team; the own one by default. */
const whose = { address: z.optional(addressField) }

/** What a team is searched for. */
export const searchField = z.string().check(
  z.regex(/^T[1-9A-HJ-NP-Za-km-z]{5,33}$/, {
    error: ({ input }) => (whyNoAddress(String(input)) === 'hex' ? 'addressHex' : undefined),
  }),
  z.describe('an address, or its first 6 letters or more'),
)

const bindState = z.object({
  txHash,
  state: orderState,
  /** The contract's reason if it refused. */
  reason: z.nullable(z.string()),
})

export const teamApi = {
  bindUpMember: endpoint({
    path: '/deposit/bttk/bindUpMember',
    summary: 'Is this address active, and who is its inviter; with a hash, the state of that bind',
    input: z.object({ address: addressField, txHash: z.optional(txHashField) }),
    output: z.object({
      activated: z.boolean(),
      parent: z.nullable(address),
      /** Only if the request has a hash. */
      ...z.partial(bindState).shape,
    }),
    failures: [teamFailures.NOT_A_BIND],
  }),

  bindUpMemberDecentralized: endpoint({
    path: '/deposit/bttk/bindUpMemberDecentralized',
    summary: "Hint of one's bind on chain; the indexer decides",
    access: 'session',
    limit: orderLimit,
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
    summary: "The own card or a team member's",
    access: 'session',
    input: z.object({ address: z.optional(addressField) }),
    output: member,
    failures: [teamFailures.NOT_IN_TEAM],
  }),

  directList: endpoint({
    path: '/deposit/member/directList',
    summary: "Direct members, newest first: the own ones or a team member's",
    access: 'session',
    input: z.object({ ...pageFields, ...whose }),
    output: pageOf(member),
    failures: [teamFailures.NOT_IN_TEAM],
  }),

  getDirectStatistics: endpoint({
    path: '/deposit/member/getDirectStatistics',
    summary: "Numbers of one's direct line",
    access: 'session',
    input: z.object({}),
    output: z.object({
      directCount: z.int(),
      /** Those with a pledge of their own. */
      activeDirects: z.int(),
      /** Base units of USDT. */
      pledge: amount,
      sources: z.array(source),
    }),
  }),

  teamList: endpoint({
    path: '/deposit/member/teamList',
    summary:
      "One's team or a team member's, at any depth: each member is followed by its own team, the newest first",
    access: 'session',
    input: z.object({ ...pageFields, ...whose, search: z.optional(searchField) }),
    output: pageOf(teamMember),
    failures: [teamFailures.NOT_IN_TEAM],
  }),

  getTeamStatistics: endpoint({
    path: '/deposit/member/getTeamStatistics',
    summary: "Size and pledge of one's team, by line and by level",
    access: 'session',
    input: z.object({}),
    output: z.object({
      size: z.int(),
      /** Base units of USDT. */
      pledge: amount,
      lines: z.array(lineCount),
      levels: z.array(levelCount),
    }),
  }),

  myCommunity: endpoint({
    path: '/deposit/aon/myCommunity',
    summary: 'The own level, the requirements of the next one, and what members earn by inviting',
    access: 'session',
    input: z.object({}),
    output: z.object({
      level: z.int(),
      /** Of all below, in base units of USDT. */
      teamPledge: amount,
      activeDirects: z.int(),
      /** null at the highest. */
      next: z.nullable(z.object({ level: z.int(), pledge: amount, directs: z.int() })),
      /** Sun credited so far. */
      earned: amount,
      distribution,
      sources: z.array(source),
    }),
  }),

  teamRecord: endpoint({
    path: '/swappledge/memberPledge/teamRecord',
    summary: "Pledges that came and went in one's first and second line, newest first",
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(pledgeRecord),
  }),

  branch: endpoint({
    path: '/tessera/team/branch',
    summary: "The top of one's team or a team member's: its newest direct members, and theirs",
    access: 'session',
    input: z.object({ ...whose }),
    output: z.object({
      top: member,
      directs: z.array(z.object({ ...member.shape, directs: z.array(member) })),
    }),
    failures: [teamFailures.NOT_IN_TEAM],
  }),
}

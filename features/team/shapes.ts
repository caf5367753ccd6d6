import { address, amount, seconds, txHash } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

/** Replies of the team's calls. Pledges are base units of USDT, at the prices when each was staked. */

export const member = z.object({
  address,
  parent: z.nullable(address),
  /** Chain time of the bind; null for the community root. */
  activeSince: z.nullable(seconds),
  /** 0 to 5. */
  level: z.int(),
  directCount: z.int(),
  /** Direct members with a pledge of their own. */
  activeDirects: z.int(),
  /** Members below this one, at any depth. */
  teamSize: z.int(),
  pledge: amount,
  teamPledge: amount,
  /** False until the block of the bind is final. */
  final: z.boolean(),
})
export type Member = z.output<typeof member>

export const teamMember = z.object({
  ...member.shape,
  /** 1: a direct member of the owner of the team. */
  line: z.int(),
})
export type TeamMember = z.output<typeof teamMember>

/** Deeper ones pay no share of their fees. */
export const lineCount = z.object({
  line: z.enum(['1', '2', 'deeper']),
  members: z.int(),
  pledge: amount,
})

export const levelCount = z.object({
  level: z.int(),
  members: z.int(),
  /** Their own. */
  pledge: amount,
})

/** FeeSplitter's credits of all members of the community, in sun. */
export const distribution = z.object({
  members: z.int(),
  withNothing: z.int(),
  /** Half of the members earned this or less: the highest amount with the same first two digits as the median. */
  median: amount,
  total: amount,
  /** Hundredths of a percent of all credits that the top hundredth of members got. */
  topShareBps: z.int(),
})
export type Distribution = z.output<typeof distribution>

export const pledgeRecord = z.object({
  /** 1 for the first that one's lines had. */
  number: z.int(),
  address,
  /** 1 or 2. */
  line: z.int(),
  /** The name of the feature that it is staked in. */
  source: z.string(),
  kind: z.enum(['added', 'taken']),
  worth: amount,
  time: seconds,
  txHash,
  final: z.boolean(),
})
export type PledgeRecord = z.output<typeof pledgeRecord>

import { endpoint } from '#platform/std/endpoint.ts'
import { address, addressField, amount, seconds, txHash } from '#platform/std/fields.ts'
import { source } from '#platform/std/source.ts'
import * as z from 'zod/mini'

import { approvalsFailures as f } from './failures.ts'

/** One approval that stands, or that its contract did not answer for. */
const approval = z.object({
  /** coin: an allowance of a coin · cards: a right to move all cards of a contract */
  kind: z.enum(['coin', 'cards']),
  contract: address,
  symbol: z.string(),
  /** null if the contract returns nothing that amounts can be read with, as of cards. */
  decimals: z.nullable(z.int()),
  spender: address,
  /** Its name in the deployment; null for a contract or an account that is not ours. */
  spenderName: z.nullable(z.string()),
  /** Base units; null of cards, and where the contract did not answer. */
  allowance: z.nullable(amount),
  /** Base units, or how many cards; null where the contract did not answer. */
  balance: z.nullable(amount),
  /** What could be taken today, the lower of the two: base units, or cards; null while that is unknown. */
  atRisk: z.nullable(amount),
  /** Of that in base units of USDT; null where no price is known. */
  worth: z.nullable(amount),
  /** When it was given; null where the index does not have it. */
  since: z.nullable(z.object({ time: seconds, block: z.int(), txHash })),
  sources: z.array(source),
})
export type ApprovalView = z.output<typeof approval>

/** All figures are of this block. */
const block = z.int()

export const approvalsApi = {
  standing: endpoint({
    path: '/tessera/approvals/standing',
    summary:
      'What others may take of me today, read from the contracts at one block: our own spenders for each listed coin, and the approvals that the index saw me give',
    access: 'session',
    input: z.object({}),
    output: z.object({
      block,
      /** The highest worth first. */
      list: z.array(approval),
      /** All of them together, each coin at most once, in base units of USDT; coins with a known price. */
      worth: amount,
      /** Whether the index has as many of them as it keeps: `limits.ts`. */
      full: z.boolean(),
    }),
  }),

  lookUp: endpoint({
    path: '/tessera/approvals/lookUp',
    summary: 'What any spender may take of me: of one contract, or of each listed coin',
    access: 'session',
    input: z.object({ spender: addressField, contract: z.optional(addressField) }),
    output: z.object({ block, list: z.array(approval) }),
    failures: [f.NO_ALLOWANCES],
  }),
}

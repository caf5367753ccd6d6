import { endpoint } from '#platform/std/endpoint.ts'
import { address, addressField, amount, pageFields, pageOf } from '#platform/std/fields.ts'
import { source } from '#platform/std/source.ts'
import * as z from 'zod/mini'

const power = z.object({
  /** A word of its feature's. */
  what: z.string(),
  contract: z.string(),
  address,
  /** Names of the contract's functions that the holder alone can call. */
  functions: z.array(z.string()),
  holder: address,
  /** The deployment's name of the holder; null for an account. */
  holderName: z.nullable(z.string()),
  /** Seconds between a call and its effect; 0 if it is immediate. */
  delay: z.int(),
  sources: z.array(source),
})
export type PowerView = z.output<typeof power>

/** One coin in one contract. Amounts are base units. */
const debt = z.object({
  /** A word of its feature's. */
  what: z.string(),
  /** Its name in the deployment; null without one. */
  contract: z.nullable(z.string()),
  address,
  coin: z.object({
    /** The zero address for the chain's own. */
    address,
    symbol: z.string(),
    /** null if the coin returns nothing that amounts can be read with. */
    decimals: z.nullable(z.int()),
  }),
  /** What the contract owes; null if the node did not answer. */
  owed: z.nullable(amount),
  /** What it has now; null if it was not requested, or was not answered. */
  held: z.nullable(amount),
  /** Whether it has been requested. */
  checked: z.boolean(),
  /** Whether it has what it owes; null while that is unknown. */
  covered: z.nullable(z.boolean()),
  /** Whole days that its free part lasts; null where nothing determines it. */
  runwayDays: z.nullable(z.int()),
  sources: z.array(source),
})
export type DebtView = z.output<typeof debt>

export const safetyApi = {
  powers: endpoint({
    path: '/tessera/safety/powers',
    summary: 'Who can call which functions of each contract, read from the contracts now',
    input: z.object({}),
    output: z.object({ list: z.array(power) }),
  }),
  solvency: endpoint({
    path: '/tessera/safety/solvency',
    summary:
      'What each contract owes of each coin and what it has; of the fifty largest read now, of others where a contract is named',
    input: z.object({
      contract: z.optional(addressField),
      coin: z.optional(addressField),
      ...pageFields,
    }),
    output: z.extend(pageOf(debt), {
      /** Reports that are missing because the node did not answer. */
      unread: z.int(),
    }),
  }),
}

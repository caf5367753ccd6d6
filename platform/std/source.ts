import * as z from 'zod/mini'

import { address } from './fields.ts'

/** Where a number comes from: anyone can repeat the same call of the same contract. */
export const source = z.object({
  /** Which field of the reply it is. */
  what: z.string(),
  contract: address,
  /** The name in the deployment; null for a contract that is not ours. */
  contractName: z.nullable(z.string()),
  /** The call with its arguments, in written form: `position(T…)`; or the event that emitted it. */
  call: z.string(),
  /** The head at the time of the call. */
  block: z.int(),
  /** As the chain gave it: a number in decimal, several in order with commas. */
  value: z.string(),
})
export type Source = z.output<typeof source>

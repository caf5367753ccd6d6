import * as z from 'zod/mini'

import { address } from './fields.ts'

/** Where a number comes from: whoever doubts it asks the same contract the same thing. */
export const source = z.object({
  /** Which field of the reply it is. */
  what: z.string(),
  contract: address,
  /** The name in the deployment; null for a contract that is not ours. */
  contractName: z.nullable(z.string()),
  /** The call with its arguments, as one would write it: `position(T…)`; or the event that told it. */
  call: z.string(),
  /** The head when it was asked. */
  block: z.int(),
  /** As the chain gave it: a number in decimal, several in order with commas. */
  value: z.string(),
})
export type Source = z.output<typeof source>

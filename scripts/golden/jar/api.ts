import { endpoint } from '#platform/std/endpoint.ts'
import { defineFailures } from '#platform/std/failure.ts'
import { amount, pageFields, pageOf, seconds, txHash } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

export const jarFailures = defineFailures({
  JAR_HOLDS_LESS: {
    status: 409,
    text: { en: 'Your jar holds {balance} TRX', tc: '您的儲蓄罐中有 {balance} TRX' },
  },
})

const movement = z.object({
  kind: z.enum(['put', 'take']),
  /** sun */
  amount,
  /** sun in the jar afterwards. */
  balance: amount,
  time: seconds,
  txHash,
  /** False until its block is final. */
  final: z.boolean(),
})
export type Movement = z.output<typeof movement>

export const jarApi = {
  jarInfo: endpoint({
    path: '/tessera/jar/jarInfo',
    summary: 'What lies in my jar, in sun',
    access: 'session',
    input: z.object({}),
    output: z.object({ balance: amount }),
  }),

  movementPage: endpoint({
    path: '/tessera/jar/movementPage',
    summary: 'What went into my jar and out of it, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(movement),
  }),
}

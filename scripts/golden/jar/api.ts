import { endpoint } from '#platform/std/endpoint.ts'
import { defineFailures } from '#platform/std/failure.ts'
import { amount, intField, pageFields, pageOf, seconds, txHash } from '#platform/std/fields.ts'
import { afterCall, beforeFields, orderTicket } from '#platform/std/order.ts'
import * as z from 'zod/mini'

export const jarFailures = defineFailures({
  JAR_HOLDS_LESS: {
    status: 409,
    text: { en: 'Your jar holds {balance} TRX', tc: '您的儲蓄罐中有 {balance} TRX' },
  },
})

/** sun, at least one; at most a billion TRX. */
const sunField = intField(1, 1_000_000_000_000_000)

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

  putBefore: endpoint({
    path: '/tessera/jar/putBefore',
    summary: 'Order: put TRX into my jar',
    access: 'active',
    input: z.object({ ...beforeFields, amount: sunField }),
    output: orderTicket,
  }),

  putAfter: afterCall('/tessera/jar/putAfter'),

  takeBefore: endpoint({
    path: '/tessera/jar/takeBefore',
    summary: 'Order: take TRX out of my jar',
    access: 'session',
    input: z.object({ ...beforeFields, amount: sunField }),
    output: orderTicket,
    failures: [jarFailures.JAR_HOLDS_LESS],
  }),

  takeAfter: afterCall('/tessera/jar/takeAfter'),
}

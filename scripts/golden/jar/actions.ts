import { action } from '#platform/std/action.ts'
import { intField } from '#platform/std/fields.ts'

import { jarFailures } from './api.ts'
import { jarReasons as reasons } from './reasons.ts'

/** sun, at least one; at most a billion TRX. */
const sunField = intField(1, 1_000_000_000_000_000)
const input = { amount: sunField }

export const jarActions = {
  put: action({
    path: { before: '/tessera/jar/putBefore', after: '/tessera/jar/putAfter' },
    kind: 'jar.put',
    contract: 'Jar',
    method: 'put()',
    access: 'active',
    summary: 'Order: put TRX into my jar',
    input,
    reasons,
  }),

  take: action({
    path: { before: '/tessera/jar/takeBefore', after: '/tessera/jar/takeAfter' },
    kind: 'jar.take',
    contract: 'Jar',
    method: 'take(uint256 amount)',
    access: 'session',
    summary: 'Order: take TRX out of my jar',
    input,
    failures: [jarFailures.JAR_HOLDS_LESS],
    reasons,
  }),
}

import { coinReads } from '#features/exchange/public.web.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'

import { lockApi } from '../../api.ts'

/** Replies that any change of a lock makes old. */
export const lockReads: readonly Endpoint[] = [...Object.values(lockApi), ...coinReads]

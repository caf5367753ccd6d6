import type { Endpoint } from '#platform/std/endpoint.ts'

import { burnApi } from '../../api.ts'

/** Replies that any change in burn mining makes old. */
export const burnReads: readonly Endpoint[] = Object.values(burnApi)

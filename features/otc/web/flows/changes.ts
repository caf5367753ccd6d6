import type { Endpoint } from '#platform/std/endpoint.ts'

import { otcApi } from '../../api.ts'

/** Replies that any change of an offer makes old. */
export const otcReads: readonly Endpoint[] = Object.values(otcApi)

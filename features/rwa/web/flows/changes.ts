import type { Endpoint } from '#platform/std/endpoint.ts'

import { rwaApi } from '../../api.ts'

/** Replies that any change of an asset makes old. */
export const rwaReads: readonly Endpoint[] = Object.values(rwaApi)

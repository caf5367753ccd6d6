import type { Reply } from '#platform/std/endpoint.ts'

import type { daoApi } from '../../api.ts'

/** One proposal as the server states it. */
export type Found = Reply<typeof daoApi.proposal>

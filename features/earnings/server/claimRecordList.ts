import type { Handler } from '#platform/server/bind.ts'

import type { earningsApi } from '../api.ts'
import { claimLines } from './lines.ts'

export const claimRecordList: Handler<typeof earningsApi.claimRecordList> = (
  { from, ...page },
  call,
) => claimLines(call, from, page)

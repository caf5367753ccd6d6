import type { Handler } from '#platform/server/bind.ts'

import type { earningsApi } from '../api.ts'
import { incomeLines } from './lines.ts'

export const profitChangeRecordList: Handler<typeof earningsApi.profitChangeRecordList> = (
  { kind, ...page },
  call,
) => incomeLines(call, kind, page)

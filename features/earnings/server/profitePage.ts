import type { Handler } from '#platform/server/bind.ts'

import type { earningsApi } from '../api.ts'
import { incomeLines } from './lines.ts'

export const profitePage: Handler<typeof earningsApi.profitePage> = (page, call) =>
  incomeLines(call, undefined, page)

import type { Call } from '#platform/server/call.ts'

import type { LpTables } from '../tables.ts'

export const tables = (call: Call) => call.db.withTables<LpTables>()

import { type ExitKeys, mostKeys } from '#platform/server/exit.ts'

import { tables } from './locks.ts'

/** Locks in A that are not wholly paid, as their number from 1; those that others made come last. B is read by account. */
export const lockKeys: ExitKeys = async (call) => {
  const rows = await tables(call)
    .selectFrom('lockLocks')
    .select('number')
    .where('owner', '=', call.address)
    .where('kind', '=', 'A')
    .where('locked', '=', true)
    .orderBy('own', 'desc')
    .orderBy('createTime', 'desc')
    .limit(mostKeys)
    .execute()
  return rows.map(({ number }) => `lock:${number + 1}`)
}

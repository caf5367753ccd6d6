import { audit } from '#tools/audit/audit.ts'
import { onStoppedServer } from './onStoppedServer.ts'

// Recomputes balances, team numbers and levels from the receipts of the node alone; exits with 1
// where the database has another.
await onStoppedServer(async ({ app }) => {
  const { height, compared, differences } = await audit(app)
  for (const [what, count] of Object.entries(compared)) console.log(`${what}: ${count} compared`)
  for (const difference of differences) console.log(difference)
  console.log(`${differences.length} differences up to block ${height}`)
  return differences.length === 0 ? 0 : 1
})

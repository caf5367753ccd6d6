import type { Deployment } from '#platform/chain/deployment.ts'
import type { Config } from '#platform/server/config.ts'

/** A public network's sessions, orders and profiles go into an embedded database only where the operator requests it. */
export function refuseSilentlyEmbedded(config: Config, { network }: Deployment): void {
  const { databaseUrl, dataDir, embeddedMeant = false } = config
  if (databaseUrl !== null || dataDir === null || embeddedMeant || network === 'local') return
  throw new Error(
    `DATABASE_URL is not set. On ${network} name a PostgreSQL with it, or set DATABASE_URL=embedded to keep everything in ${dataDir}.`,
  )
}

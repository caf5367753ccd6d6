import { embeddedOnly } from '#apps/deploy/embeddedOnly.ts'
import { demoAccounts } from '#apps/devnet/accounts.ts'
import { localMaster, masterOf, masterVariable } from '#features/blindbox/keeper/master.ts'
import type { Deployment } from '#platform/chain/deployment.ts'
import type { Config } from '#platform/server/config.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Key and master secret from the environment; on the local network its public key and its own secret. */
export async function keysOf(
  env: Environment,
  { network }: Deployment,
  { tronUrl, dataDir }: Config,
): Promise<{ privateKey: string; master: `0x${string}` }> {
  const isLocal = network === 'local'
  if (isLocal) await embeddedOnly(tronUrl)
  const key = env['TESSERA_OPERATOR_KEY'] || (isLocal ? demoAccounts(1)[0]?.privateKey : '')
  const privateKey = key?.replace(/^0x/, '') ?? ''
  if (!/^[0-9a-fA-F]{64}$/.test(privateKey)) {
    throw new Error('TESSERA_OPERATOR_KEY must hold a private key of 64 hex digits')
  }
  const given = env[masterVariable] ?? ''
  const master =
    isLocal && dataDir !== null ? localMaster(dataDir, given) : masterOf(given, masterVariable)
  return { privateKey, master }
}

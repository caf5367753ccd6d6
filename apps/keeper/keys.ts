import { embeddedOnly } from '#apps/deploy/embeddedOnly.ts'
import { demoAccounts } from '#tools/devnet/accounts.ts'
import { localMaster, masterOf, masterVariable } from '#features/blindbox/keeper/master.ts'
import type { Deployment } from '#platform/chain/deployment.ts'
import type { Config } from '#platform/server/config.ts'

export type Environment = Readonly<Record<string, string | undefined>>

const noKey = (name: string) => new Error(`${name} must hold a private key of 64 hex digits`)

/** A private key of 64 hex digits; null where none is set. The local network's is public. */
export function privateKeyOf(env: Environment, name: string, isLocal: boolean): string | null {
  const key = env[name] || (isLocal ? demoAccounts(1)[0]?.privateKey : '') || null
  if (key === null) return null
  const privateKey = key.replace(/^0x/, '')
  if (!/^[0-9a-fA-F]{64}$/.test(privateKey)) throw noKey(name)
  return privateKey
}

/** Key and master secret from the environment; on the local network its public key and its own secret. */
export async function keysOf(
  env: Environment,
  { network }: Deployment,
  { tronUrl, dataDir }: Config,
): Promise<{ privateKey: string; master: `0x${string}` }> {
  const isLocal = network === 'local'
  if (isLocal) await embeddedOnly(tronUrl)
  const name = 'TESSERA_OPERATOR_KEY'
  const privateKey = privateKeyOf(env, name, isLocal)
  if (privateKey === null) throw noKey(name)
  const input = env[masterVariable] ?? ''
  const master =
    isLocal && dataDir !== null ? localMaster(dataDir, input) : masterOf(input, masterVariable)
  return { privateKey, master }
}

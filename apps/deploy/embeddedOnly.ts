import { DeployError } from './deployError.ts'

/**
 * Commands that deploy or seed with public keys run on the embedded network only.
 * @throws DeployError that states what to do on other networks
 */
export async function embeddedOnly(url: string): Promise<void> {
  const status = await fetch(`${url}/devnet/status`, {
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  }).then(
    (reply) => (reply.ok ? (reply.json() as Promise<{ travelled?: unknown }>) : null),
    () => null,
  )
  if (typeof status?.travelled === 'number') return
  throw new DeployError(
    `${new URL(url).host} is not Tessera's embedded TRON network, and only there it is deployed with keys ` +
      'that are public. On another network: npm run deploy -- --network nile (or mainnet), then the ' +
      'server, as docs/operations.md explains.',
  )
}

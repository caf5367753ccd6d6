import { isAddress } from '#platform/std/address.ts'
import type { Duty } from '#platform/std/endpoint.ts'
import type { Stack } from '#tests/journeys/stack.ts'

/** Who is an operator, by name, while the work goes on; then as before. */
export async function withOperators<T>(
  { server, world }: Stack,
  duties: Readonly<Record<string, readonly Duty[]>>,
  work: () => Promise<T>,
): Promise<T> {
  const { config } = server.app
  const { operators = [] } = config
  const named = world.net.accounts.flatMap(({ name, address }) =>
    isAddress(address) ? (duties[name] ?? []).map((duty) => ({ address, duty })) : [],
  )
  Object.assign(config, { operators: named })
  try {
    return await work()
  } finally {
    Object.assign(config, { operators })
  }
}

import { feeSplitter } from '#features/team/public.server.ts'
import type { App } from '#platform/server/app.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import type { Address } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'

/** What the splitter says of an address, in sun: credited since the start, and not collected. */
export async function feeCredit(
  app: App,
  address: Address,
  functionName: 'earnedOf' | 'creditOf',
): Promise<{ readonly sun: bigint; readonly source: (what: string) => Source }> {
  const contract = app.deployment.address(feeSplitter.name)
  const asked = { address: contract, abi: feeSplitter.abi, functionName, args: [address] } as const
  const sun = await app.node.readContract(asked)
  const call = `${functionName}(${address})`
  return { sun, source: (what) => sourceOf(app, { what, contract, call, value: sun }) }
}

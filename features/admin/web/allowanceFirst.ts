import type { Subject } from '#platform/std/action.ts'
import { isAddress, parseAddress } from '#platform/std/address.ts'
import { coinContract } from '#platform/std/coinContract.ts'
import type { Contracts } from '#platform/web/flow/flow.ts'
import type { Step } from '#platform/web/flow/useFlow.ts'
import { allowanceSteps } from '#platform/web/spend/allowance.ts'

import { type Change, stated } from './changes/change.ts'

const { abi } = stated('', 'allowance(address owner, address spender) returns (uint256)', String)

/** The approvals that a change needs before it, by what the coin answers now. Throws where the node is silent. */
export async function allowanceFirst(
  { takes, access }: Change,
  subject: Subject,
  owner: string,
  contracts: Contracts,
): Promise<readonly Step[]> {
  if (takes === null) return []
  const { symbol, amount, spender, approve } = takes(subject)
  const coin = contracts[coinContract(symbol)]
  const at = isAddress(spender) ? spender : contracts[spender]
  if (coin === undefined || at === undefined) return []
  const { readContract } = await import('#platform/web/tron/contract.ts')
  const read = { address: parseAddress(coin), abi, functionName: 'allowance', args: [owner, at] }
  const standing = (await readContract(read as Parameters<typeof readContract>[0])) as bigint
  return allowanceSteps(standing, BigInt(amount)).map((units) => ({
    kind: approve.kind,
    access,
    subject: { ...approve.subject, amount: String(units) },
  }))
}

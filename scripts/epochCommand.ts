import { apartOn, candidateOf } from '#features/earnings/candidate.ts'
import { rewardDistributorAbi } from '#features/earnings/contract/abi.ts'
import { type Posted, isPostedAs, toPost } from '#features/earnings/posted.ts'
import { finalEpoch } from '#features/earnings/server/bonuses.ts'
import type { App } from '#platform/server/app.ts'

type Print = (text: string) => void

/**
 * Prints the data file of the epoch that is posted next, or with `block` of the one up to any final block. With `verify`
 * every epoch that was posted is computed again from the chain alone; gives 1 where one has another root, hash or total.
 * @throws Error for a block that is not final.
 */
export async function epochCommand(
  app: App,
  { verify: isVerify, block }: { readonly verify?: boolean; readonly block?: string | undefined },
  print: Print,
): Promise<number> {
  if (isVerify) return verify(app, print)
  const { solid } = app.clock
  const upToBlock = Number(block ?? candidateOf(solid, apartOn(app.deployment.network)))
  if (!Number.isInteger(upToBlock) || upToBlock < 0 || upToBlock > solid) {
    throw new Error(`--block is a final block: 0 to ${solid}`)
  }
  print((await finalEpoch(app, upToBlock)).file)
  return 0
}

async function verify(app: App, print: Print): Promise<number> {
  const contract = {
    address: app.deployment.address('RewardDistributor'),
    abi: rewardDistributorAbi,
  }
  const count = await app.node.readContract({ ...contract, functionName: 'epochs', args: [] })
  let wrong = 0
  for (let number = 1n; number <= count; number++) {
    const [state, root, dataHash, upToBlock, , tokens, totals] = await app.node.readContract({
      ...contract,
      functionName: 'epochOf',
      args: [number],
    })
    const own = await finalEpoch(app, Number(upToBlock))
    const posted = { root, dataHash, tokens, totals }
    const same = isPostedAs(posted, own)
    const word = ['none', 'waiting', 'accepted', 'revoked'][Number(state)]
    const reported = same ? 'the same' : `computed ${textOf(toPost(own))}, posted ${textOf(posted)}`
    print(`epoch ${number}, ${word}, up to block ${upToBlock}: ${reported}\n`)
    // A revoked epoch promises nothing: its amounts are in the next one.
    if (!same && word !== 'revoked') wrong += 1
  }
  print(`${wrong} of ${count} epochs differ\n`)
  return wrong === 0 ? 0 : 1
}

function textOf({ root, dataHash, tokens, totals }: Posted): string {
  return [root, dataHash, ...tokens.map((token, i) => `${totals[i]} of ${token}`)].join(' ')
}

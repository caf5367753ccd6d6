import type { Chore, DueCall } from '#platform/chain/chores.ts'
import { addressField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { daoAbi } from '../contract/abi.ts'
import { proposalField, signatureField } from '../fields.ts'

const signed = z.object({
  proposalId: proposalField,
  support: z.int().check(z.minimum(0), z.maximum(2)),
  voter: addressField,
  signature: signatureField,
})
const replied = z.object({ data: z.object({ votes: z.array(signed).check(z.maxLength(50)) }) })

/**
 * Votes that their voters have signed. The contract has no list of them: `ask` sends a call to our server, whose reply is
 * only a hint, of which the contract is asked again.
 */
export const voteChore = (ask: (path: string) => Promise<unknown>): Chore => ({
  contract: 'Dao',
  abi: daoAbi,
  within: 'budget',
  async due(node, address) {
    const reply = replied.safeParse(await ask('/tessera/dao/due'))
    const votes = reply.success ? reply.data.data.votes : []
    const asked = { address, abi: daoAbi, functionName: 'hasVoted' } as const
    const found = await Promise.all(
      votes.map(async ({ proposalId, support, voter, signature }): Promise<DueCall[]> => {
        const id = BigInt(proposalId)
        if (await node.readContract({ ...asked, args: [id, voter] })) return []
        return [{ functionName: 'castVoteBySig', args: [id, support, voter, signature] }]
      }),
    )
    return found.flat()
  },
})

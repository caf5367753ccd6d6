import { encodeCall } from '#platform/chain/abi.ts'
import type { Chore, DueCall } from '#platform/chain/chores.ts'
import { addressField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { daoAbi } from '../contract/abi.ts'
import { mostDue, proposalField, signatureField } from '../fields.ts'

const signed = z.object({
  proposalId: proposalField,
  support: z.int().check(z.minimum(0), z.maximum(2)),
  voter: addressField,
  signature: signatureField,
})
const replied = z.object({ data: z.object({ votes: z.array(signed).check(z.maxLength(mostDue)) }) })

type Ask = (path: string, form: Readonly<Record<string, string>>) => Promise<unknown>

/**
 * Votes that their voters have signed. The contract has no list of them: `ask` sends a call to our server, whose reply is
 * only a hint, of which the contract is asked again. A vote whose nonce was used otherwise stays in that list until its end,
 * and must not hide those behind it.
 */
export function voteChore(ask: Ask): Chore {
  let page = 1
  return {
    contract: 'Dao',
    abi: daoAbi,
    within: 'budget',
    async due(node, address) {
      const reply = replied.safeParse(await ask('/tessera/dao/due', { page: String(page) }))
      const votes = reply.success ? reply.data.data.votes : []
      const found = await Promise.all(
        votes.map(async ({ proposalId, support, voter, signature }): Promise<DueCall[]> => {
          const functionName = 'castVoteBySig'
          const args = [BigInt(proposalId), support, voter, signature] as const
          const data = encodeCall(daoAbi, functionName, args)
          const tried = await node.simulate({ abi: daoAbi, contract: address, data })
          return 'reason' in tried ? [] : [{ functionName, args }]
        }),
      )
      const due = found.flat()
      page = due.length === 0 && votes.length === mostDue ? page + 1 : 1
      return due
    },
  }
}

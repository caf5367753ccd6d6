import type { TronNode } from '#platform/chain/node.ts'
import type { Address } from '#platform/std/address.ts'
import { expect, test } from 'vitest'

import { mostDue } from '../fields.ts'
import { voteChore } from './chores.ts'

const dao = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj' as Address

/** Votes by their proposal’s number. */
const voteOn = (proposalId: number) => ({
  proposalId: String(proposalId),
  support: 1,
  voter: dao,
  signature: `0x${'1'.repeat(130)}`,
})

/** A contract that takes no vote but those on this proposal. */
const takes = (proposalId: number) =>
  ({
    simulate: async ({ data }: { readonly data: string }) =>
      BigInt(`0x${data.replace(/^0x/, '').slice(8, 72)}`) === BigInt(proposalId)
        ? { output: '', energy: 1, logs: [] }
        : { reason: 'GovernorInvalidSignature', reverted: true },
  }) as unknown as TronNode

test('votes that the contract would refuse do not hide one behind them', async () => {
  const all = Array.from({ length: mostDue + 7 }, (_, i) => voteOn(i + 1))
  const last = mostDue + 7
  const asked: string[] = []
  const chore = voteChore(async (path, { page }) => {
    asked.push(`${path} ${page}`)
    const from = (Number(page) - 1) * mostDue
    return { data: { votes: all.slice(from, from + mostDue) } }
  })
  const due = () => chore.due(takes(last), dao, 0)
  expect(await due()).toEqual([])
  const { support, voter, signature } = voteOn(last)
  expect(await due()).toEqual([
    { functionName: 'castVoteBySig', args: [BigInt(last), support, voter, signature] },
  ])
  // Afterwards those that end first are asked for again.
  await due()
  const path = '/tessera/dao/due'
  expect(asked).toEqual([`${path} 1`, `${path} 2`, `${path} 1`])
})

test('after the last page the first is asked for again, and a reply of another form is none', async () => {
  const asked: string[] = []
  let votes: unknown = Array.from({ length: mostDue }, () => voteOn(1))
  const chore = voteChore(async (_, { page }) => {
    asked.push(page!)
    return { data: { votes } }
  })
  const due = () => chore.due(takes(9), dao, 0)
  expect(await due()).toEqual([])
  votes = []
  expect(await due()).toEqual([])
  votes = 'all'
  expect(await due()).toEqual([])
  expect(asked).toEqual(['1', '2', '1'])
})

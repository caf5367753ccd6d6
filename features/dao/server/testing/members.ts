import { Client } from '#tests/journeys/client.ts'
import { must } from '#tests/journeys/must.ts'
import { runOrder } from '#tests/journeys/runOrder.ts'
import type { Stack } from '#tests/journeys/stack.ts'
import { type Address, addressFromHex } from '#platform/std/address.ts'
import { privateKeyToAccount } from 'viem/accounts'
import { expect } from 'vitest'

import { ballotData } from '../../ballot.ts'
import type { DaoTables } from '../../tables.ts'
import { rulesOf } from '../contract.ts'
import { lower, missingVotes, stateAt } from '../rules.ts'

type Form = Readonly<Record<string, string>>

export const tes = (whole: bigint): bigint => whole * 10n ** 18n
export const ours = (name: string): string => `/tessera/dao/${name}`

const names = ['alice', 'bob', 'carol', 'dave', 'erin', 'frank'] as const

/** Each has TES, none has staked. All are signed in. */
export async function members(stack: Stack) {
  const { world, server } = stack
  const made: Record<string, Client> = {}
  for (const name of names) {
    await must(world, 'deployer', 'Tes', 'transfer', [world.hex(name), tes(30_000_000n)])
    made[name] = new Client(stack, name)
    await made[name].signIn()
  }
  const all = made as Record<(typeof names)[number], Client>
  await server.indexer.catchUp()

  async function ask(client: Client, name: string, form: Form = {}) {
    const { code, msg, data } = await client.post(ours(name), form)
    expect(code, `${name}: ${msg}`).toBe('OK')
    return data
  }
  const act = (client: Client, name: string, form: Form = {}) =>
    runOrder(stack, client, { before: ours(`${name}Before`), after: ours(`${name}After`) }, form)
  return {
    ...all,
    ask,
    act,
    one: (client: Client, proposalId: string) => ask(client, 'proposal', { proposalId }),
    async stake(client: Client, whole: bigint): Promise<void> {
      await act(client, 'approve', { amount: String(tes(whole)) })
      await act(client, 'stake', { amount: String(tes(whole)) })
    },
    /** Its number. */
    async propose(client: Client, calls: string, description: string): Promise<string> {
      await act(client, 'propose', { calls, description })
      return (await ask(client, 'proposalPage')).list[0].proposalId
    },
    async sign(client: Client, proposalId: string, support: number): Promise<string> {
      const { domain, nonce } = await ask(client, 'mine')
      const voter = client.address as Address
      const { privateKey } = world.net.accounts.find(({ address }) => address === voter)!
      const account = privateKeyToAccount(`0x${privateKey.replace(/^0x/, '')}`)
      return account.signTypedData(ballotData(domain, { proposalId, support, voter, nonce }))
    },
    /** The second of a start is before a vote, that of an end within it: a block's time more. */
    async pass(seconds: number): Promise<void> {
      await world.net.travel(seconds + 3)
      await world.net.mine()
      await server.indexer.catchUp()
    },
  }
}
export type Members = Awaited<ReturnType<typeof members>>

/** Compares rows, and what follows from them, with what the contracts state. */
export async function mirrors({ world, server }: Stack): Promise<void> {
  // The contract is asked at the head; time has passed since.
  await world.net.mine()
  await server.indexer.catchUp()
  const { app } = server
  const db = app.db.withTables<DaoTables>()
  const now = Math.floor(world.net.status().head.timestamp / 1_000)
  const rules = await rulesOf(app)
  const totals = await db.selectFrom('daoTotals').selectAll().executeTakeFirstOrThrow()
  const staked = await world.read<bigint>('VoteStake', 'totalStaked')
  expect(totals.staked).toBe(staked)
  const accounts = await db.selectFrom('daoAccounts').selectAll().execute()
  expect(totals.stakers).toBe(accounts.filter((one) => one.staked > 0n).length)
  expect(accounts.reduce((sum, one) => sum + one.votes, 0n)).toBe(staked)
  const hexOf = new Map(world.net.accounts.map(({ name, address }) => [address, world.hex(name)]))
  for (const row of accounts) {
    const hex = hexOf.get(row.account)
    if (hex === undefined) continue
    const read = <T>(name: string) => world.read<T>('VoteStake', name, [hex])
    const { account, staked: own, votes } = row
    expect({ account, own, votes }).toEqual({
      account,
      own: await read<bigint>('stakedOf'),
      votes: await read<bigint>('getVotes'),
    })
    expect(row.delegate).toBe(addressFromHex(await read<`0x${string}`>('delegates')))
    const from = accounts.filter(
      (one) => one.delegate === account && one.account !== account && one.staked > 0n,
    )
    expect({ account, count: row.delegators }).toEqual({ account, count: from.length })
  }
  const proposals = await db.selectFrom('daoProposals').selectAll().execute()
  expect(totals.proposals).toBe(proposals.length)
  for (const row of proposals) {
    const id = BigInt(row.id)
    const read = <T>(name: string) => world.read<T>('Dao', name, [id])
    const state = stateAt(row, rules, { now, staked })
    // A queued proposal is ready by time alone.
    const word = state === 'ready' ? 'queued' : state
    const stated = statesThere[Number(await read<bigint>('state'))]
    expect([row.title, word]).toEqual([row.title, stated])
    expect([row.votesAgainst, row.votesFor, row.votesAbstain]).toEqual(await read('proposalVotes'))
    expect([BigInt(row.startsAt), BigInt(row.endsAt)]).toEqual([
      await read<bigint>('proposalSnapshot'),
      await read<bigint>('proposalDeadline'),
    ])
    expect(BigInt(row.eta ?? 0)).toBe(await read<bigint>('proposalEta'))
    expect(row.pays).toBe(await read<boolean>('hasPayment'))
    if (!row.begun) continue
    const missing = missingVotes(row, rules, staked)
    const amountOf = (what: string) =>
      BigInt(missing.find((one) => one.what === what)?.missing ?? 0)
    expect([amountOf('quorum'), amountOf('leastFor')]).toEqual(await read('missingVotes'))
    const votes = await db
      .selectFrom('daoVotes')
      .selectAll()
      .where('proposal', '=', row.id)
      .execute()
    expect(row.voters).toBe(votes.length)
    for (const vote of votes) {
      const at = async (time: number) =>
        world.read<bigint>('VoteStake', 'getPastVotes', [hexOf.get(vote.voter), BigInt(time)])
      const [then, before] = [await at(row.startsAt), await at(row.startsAt - rules.heldFor)]
      expect(vote.weight).toBe(lower(then, before))
    }
  }
}

/** As the contract numbers them. */
const statesThere = [
  'pending',
  'active',
  'canceled',
  'defeated',
  'succeeded',
  'queued',
  'expired',
  'executed',
]

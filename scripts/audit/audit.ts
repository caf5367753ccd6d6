import type { App } from '#platform/server/app.ts'
import { sql } from 'kysely'

import { type LevelBefore, type Reckoned, reckon } from './reckon.ts'
import { type Changes, changesOf } from './changes.ts'
import { standingsOf } from './levels.ts'
import { toldUpTo } from './told.ts'

export interface Audited {
  /** The block up to which everything was reckoned again. */
  readonly height: number
  /** How many values were compared, by what they are. */
  readonly compared: Readonly<Record<string, number>>
  /** One sentence each; none where the database is what the chain says. */
  readonly differences: readonly string[]
}

/**
 * Reckons balances, epochs, team numbers and levels again from the receipts of the node, by code that shares nothing
 * with the indexers but tree and file of an epoch, and compares each with the database, with the contracts and with what
 * they hold. Two things are taken from the index: what a stake was worth when it was opened, and since which block
 * somebody has had a level. Nothing may index meanwhile.
 */
export async function audit(app: App): Promise<Audited> {
  const height = (
    await one<{ height: number }>(app, 'select max(number) as height from chain_blocks')
  ).height
  const [told, changes] = await Promise.all([toldUpTo(app, height), changesOf(app)])
  const levelBefore: LevelBefore = (address, block) =>
    changes.get(address)?.findLast((change) => change.block < block)?.level ?? 0
  const reckoned = reckon(told, levelBefore, {
    chainId: app.deployment.chainId.toLowerCase(),
    distributor: app.deployment.address('RewardDistributor'),
  })
  const found = new Findings()
  await balances(app, reckoned, found)
  await epochs(app, reckoned, found)
  await team(app, reckoned, changes, found)
  await contracts(app, reckoned, found)
  return { height, compared: found.compared, differences: found.differences }
}

class Findings {
  readonly compared: Record<string, number> = {}
  readonly differences: string[] = []
  same(what: string, where: string, here: unknown, chain: unknown): void {
    this.compared[what] = (this.compared[what] ?? 0) + 1
    if (here === chain) return
    this.differences.push(
      `${what} of ${where}: ${String(here)} here, ${String(chain)} by the chain`,
    )
  }
}

/** Sums of the ledger against the events; and its transfers against its sums, all of which come to zero. */
async function balances(app: App, { balances: chain }: Reckoned, found: Findings): Promise<void> {
  const sums = await rows<{ key: string; credited: bigint; debited: bigint }>(
    app,
    `select account || ' ' || book || ' ' || kind as key, sum(credited) as credited,
      sum(debited) as debited from earnings_sums group by 1`,
  )
  const transfers = await rows<{ key: string; credited: bigint; debited: bigint }>(
    app,
    `select account || ' ' || book || ' ' || kind as key, sum(credited) as credited,
      sum(debited) as debited from (
        select credit as account, book, kind, amount as credited, 0 as debited from earnings_transfers
        union all
        select debit, book, kind, 0, amount from earnings_transfers) entry group by 1`,
  )
  const [here, written] = [byKey(sums), byKey(transfers)]
  for (const key of new Set([...here.keys(), ...written.keys(), ...chain.keys()])) {
    const wanted = chain.get(key)
    for (const side of ['credited', 'debited'] as const) {
      found.same(`balance, ${side}`, key, here.get(key)?.[side] ?? 0n, wanted?.[side] ?? 0n)
      found.same(`entries, ${side}`, key, written.get(key)?.[side] ?? 0n, wanted?.[side] ?? 0n)
    }
  }
  const total = sums.reduce((sum, { credited, debited }) => sum + credited - debited, 0n)
  found.same('sum', 'all accounts', total, 0n)
}

/** Which epochs are what the fees give: their leaves are in the ledger before anybody claims. */
async function epochs(app: App, { epochs: chain }: Reckoned, found: Findings): Promise<void> {
  const posted = await rows<{ epoch: number; matches: boolean }>(
    app,
    'select epoch, matches from earnings_epochs',
  )
  const here = new Map(posted.map(({ epoch, matches }) => [Number(epoch), matches]))
  for (const epoch of new Set([...here.keys(), ...chain.keys()])) {
    const upTo = chain.get(epoch)
    const matches = upTo === undefined ? undefined : upTo !== null
    found.same('match', `epoch ${epoch}`, here.get(epoch), matches)
  }
}

/**
 * Inviters, sizes and levels of every member. Levels from what each stake was worth when it was opened, against the
 * member and against the last of the changes that bonuses were reckoned by.
 */
async function team(
  app: App,
  { team: chain }: Reckoned,
  changes: Changes,
  found: Findings,
): Promise<void> {
  const members = await rows<Record<string, unknown> & { address: string }>(
    app,
    `select address, parent, direct_count as direct, team_size as size, pledge,
      team_pledge as teampledge, active_directs as activedirects, level from team_members`,
  )
  const pledges = await rows<{ owner: string; worth: bigint }>(
    app,
    'select owner, worth from team_pledges',
  )
  const standing = standingsOf(
    new Map([...chain].map(([member, { parent }]) => [member, parent])),
    pledges,
  )
  const here = new Map(members.map((member) => [member.address, member]))
  for (const address of new Set([...here.keys(), ...chain.keys()])) {
    const [row, numbers] = [here.get(address), chain.get(address)]
    const { pledge, teamPledge, activeDirects, level } = standing(address)
    found.same('inviter', address, row?.['parent'] ?? null, numbers?.parent ?? null)
    found.same('direct members', address, Number(row?.['direct'] ?? 0), numbers?.direct ?? 0)
    found.same('team size', address, Number(row?.['size'] ?? 0), numbers?.size ?? 0)
    found.same('pledge', address, row?.['pledge'] ?? 0n, pledge)
    found.same('team pledge', address, row?.['teampledge'] ?? 0n, teamPledge)
    found.same('active directs', address, Number(row?.['activedirects'] ?? 0), activeDirects)
    found.same('level', address, Number(row?.['level'] ?? 0), level)
    found.same('last level', address, changes.get(address)?.at(-1)?.level ?? 0, level)
  }
}

/** What the events leave of each book against what its contract holds. */
async function contracts(app: App, { balances: chain }: Reckoned, found: Findings): Promise<void> {
  const left = (book: string, but: readonly string[]): bigint =>
    [...chain].reduce((sum, [key, { credited, debited }]) => {
      const [account = '', of] = key.split(' ')
      return of === book && !but.includes(account) ? sum + credited - debited : sum
    }, 0n)
  const splitter = await app.node.balance(app.deployment.address('FeeSplitter'))
  found.same('funds', 'FeeSplitter', left('FeeSplitter', ['fees', 'paid']), splitter)
  const owed = left('RewardDistributor', ['reserve', 'paid'])
  const held = await app.node.balance(app.deployment.address('RewardDistributor'))
  found.same('cover', 'RewardDistributor', held >= owed, true)
}

const byKey = <T extends { readonly key: string }>(list: readonly T[]): Map<string, T> =>
  new Map(list.map((row) => [row.key, row]))

const rows = async <T>(app: App, query: string): Promise<readonly T[]> =>
  (await sql.raw<T>(query).execute(app.db)).rows
const one = async <T>(app: App, query: string): Promise<T> => (await rows<T>(app, query))[0]!

import type { App } from '#platform/server/app.ts'
import { type ChainEvent, type Handlers, replay } from '#tools/audit/chainEvents.ts'
import type { FeatureAudit } from '#tools/audit/featureAudit.ts'
import { Sums, table } from '#tools/audit/table.ts'
import { parseAbi } from 'viem'

import { type Checked, Rewards } from './audit/rewards.ts'

interface Args {
  readonly number: bigint
  readonly start: bigint
  readonly pool: bigint
  readonly released: bigint
  readonly user: string
  readonly account: string
  readonly owner: string
  readonly parent: string
  readonly by: string
  readonly burnAmount: bigint
  readonly uAmount: bigint
  readonly power: bigint
  readonly totalPower: bigint
  readonly amount: bigint
  readonly sun: bigint
  readonly fundAmount: bigint
  readonly nodeId: bigint
  readonly kind: bigint
  readonly until: bigint
}

interface Node {
  readonly node_id: bigint
  readonly owner: string
  readonly kind: bigint
  readonly sun: bigint
  readonly until: bigint
  state: 'waiting' | 'active' | 'refunded'
  paid: bigint
}

type Amounts<Name extends string> = Record<Name, bigint>

const day = 86_400

/** What was burnt, what its power and the nodes were paid and had earned, and whose TRX lie in the contract. */
export const burnAudit: FeatureAudit = {
  events: {
    BurnMining: [
      'event PeriodOpened(uint256 indexed number, uint256 start, uint256 pool, uint256 released)',
      'event Burned(address indexed user, address indexed coin, uint256 burnAmount, uint256 uAmount, uint256 power, uint256 totalPower)',
      'event Swapped(address indexed user, uint256 sun)',
      'event Claimed(address indexed user, uint256 amount)',
      'event PassBought(address indexed user, uint256 sun)',
      'event PassRefunded(address indexed user, uint256 sun)',
      'event PassCollected(address indexed user, uint256 sun)',
      'event NodeBought(uint256 indexed nodeId, address indexed owner, uint256 indexed kind, uint256 sun, uint256 until)',
      'event NodeRefunded(uint256 indexed nodeId, address indexed owner, uint256 sun, address by)',
      'event NodeActivated(uint256 indexed nodeId, address indexed owner, uint256 fee, uint256 fundAmount)',
      'event NodeClaimed(uint256 indexed nodeId, address indexed owner, uint256 amount)',
      'event FundPaid(address indexed to, uint256 amount)',
      'event Credited(address indexed account, uint256 amount)',
      'event Withdrawn(address indexed account, uint256 amount)',
    ],
  },
  rewards: {
    'BurnMining.Claimed': ({ user, amount }: Args) => ({ kind: 'burn', account: user, amount }),
    'BurnMining.NodeClaimed': ({ owner, amount }: Args) => ({
      kind: 'burn',
      account: owner,
      amount,
    }),
  },
  async tables({ app, events }, found) {
    const isAnyActive = events.some(({ name }) => name === 'NodeActivated')
    const places = isAnyActive ? await placesOn(app) : []
    const rewards = new Rewards()
    const checked: Checked[] = []
    const parents = new Map<string, string>()
    const nodes = new Map<bigint, Node>()
    const passes = new Map<string, Record<string, unknown>[]>()
    const periods: Record<string, unknown>[] = []
    const burns: Record<string, unknown>[] = []
    const accounts = new Sums<
      Amounts<'power' | 'paid' | 'burnt' | 'worth' | 'nodes_paid' | 'credit'> &
        Record<'burns' | 'swaps', number>
    >()
    const days = new Sums<
      Amounts<'burnt' | 'worth' | 'paid_to_miners' | 'paid_to_nodes'> &
        Record<'burns' | 'payments', number>
    >()
    const lines = new Sums<{ power: bigint; miners: number }>()
    const held: Amounts<'pass_sun' | 'node_sun' | 'fund_sun' | 'credit_sun'> = {
      pass_sun: 0n,
      node_sun: 0n,
      fund_sun: 0n,
      credit_sun: 0n,
    }
    const accountOf = (account: string) => {
      const none = { power: 0n, paid: 0n, burnt: 0n, worth: 0n, nodes_paid: 0n, credit: 0n }
      return accounts.at([account], { account, ...none, burns: 0, swaps: 0 })
    }
    const dayOf = ({ time }: ChainEvent) => {
      const none = { burnt: 0n, worth: 0n, paid_to_miners: 0n, paid_to_nodes: 0n }
      const at = Math.floor(time / day) * day
      return days.at([at], { day: at, ...none, burns: 0, payments: 0 })
    }
    const endPass = (user: string, state: string): void => {
      Object.assign(passes.get(user)!.at(-1)!, { state })
    }
    const credit = (account: string, sun: bigint): void => {
      accountOf(account).credit += sun
      held.credit_sun += sun
    }
    const handlers: Handlers<Args> = {
      'Team.Bound': ({ user, parent }) => void parents.set(user, parent),
      'BurnMining.PeriodOpened': ({ number, start, pool, released }, event) => {
        rewards.open(start, pool)
        periods.push({ number, start, pool, released })
        dayOf(event)
      },
      'BurnMining.Burned': ({ user, burnAmount, uAmount, power, totalPower }, event) => {
        const account = accountOf(user)
        const isFirst = account.power === 0n
        if (isFirst) endPass(user, 'used')
        rewards.burn(user, power, event.time)
        account.power += power
        account.burns += 1
        account.burnt += burnAmount
        account.worth += uAmount
        const sums = dayOf(event)
        sums.burns += 1
        sums.burnt += burnAmount
        sums.worth += uAmount
        const sum = { amount: burnAmount, worth: uAmount, power, network_power: totalPower }
        burns.push({ burn: burns.length + 1, account: user, ...sum, kind: 'burn', sun: null })
        let above = parents.get(user)
        for (let line = 1; line <= 2 && above !== undefined; line += 1) {
          const all = lines.at([above, line], { account: above, line, power: 0n, miners: 0 })
          all.power += power
          all.miners += Number(isFirst)
          above = parents.get(above)
        }
      },
      'BurnMining.Swapped': ({ user, sun }) => {
        accountOf(user).swaps += 1
        Object.assign(burns.at(-1)!, { kind: 'swapToBurn', sun })
      },
      'BurnMining.Claimed': ({ user, amount }, event) => {
        checked.push(rewards.claim(user, amount, event.time))
        accountOf(user).paid += amount
        dayOf(event).paid_to_miners += amount
        dayOf(event).payments += 1
      },
      'BurnMining.PassBought': ({ user, sun }) => {
        const own = passes.get(user) ?? []
        const number = own.length + 1
        passes.set(user, [
          ...own,
          { account: user, number, sun, state: 'held', is_collected: false },
        ])
        held.pass_sun += sun
      },
      'BurnMining.PassRefunded': ({ user, sun }) => {
        endPass(user, 'refunded')
        held.pass_sun -= sun
      },
      'BurnMining.PassCollected': ({ user, sun }) => {
        Object.assign(passes.get(user)!.at(-1)!, { is_collected: true })
        held.pass_sun -= sun
      },
      'BurnMining.NodeBought': ({ nodeId, owner, kind, sun, until }) => {
        const whose = { node_id: nodeId, owner, kind, sun, until }
        nodes.set(nodeId, { ...whose, state: 'waiting', paid: 0n })
        held.node_sun += sun
      },
      'BurnMining.NodeRefunded': ({ nodeId, sun }) => {
        nodes.get(nodeId)!.state = 'refunded'
        held.node_sun -= sun
      },
      'BurnMining.NodeActivated': ({ nodeId, fundAmount }, { time }) => {
        const node = nodes.get(nodeId)!
        node.state = 'active'
        rewards.activate(nodeId, 15n * places[Number(node.kind) - 1]!, time)
        held.node_sun -= node.sun
        held.fund_sun += fundAmount
      },
      'BurnMining.NodeClaimed': ({ nodeId, owner, amount }, event) => {
        checked.push(rewards.claimNode(nodeId, amount, event.time))
        nodes.get(nodeId)!.paid += amount
        accountOf(owner).nodes_paid += amount
        dayOf(event).paid_to_nodes += amount
        dayOf(event).payments += 1
      },
      'BurnMining.FundPaid': ({ amount }) => {
        held.fund_sun -= amount
      },
      'BurnMining.Credited': ({ account, amount }) => credit(account, amount),
      'BurnMining.Withdrawn': ({ account, amount }) => credit(account, -amount),
    }
    replay(events, handlers)
    for (const { what, amount, most, least } of checked) {
      const isWithin = amount <= most && amount >= least
      found.same(`${what}: ${amount} within ${least} and ${most}`, true, isWithin)
    }
    found.count('claims of burn mining', checked.length)
    const paid = checked.reduce((sum, { amount }) => sum + amount, 0n)
    const { time = 0 } = events.at(-1) ?? {}
    found.same('paid within what was emitted', true, paid <= rewards.emitted(BigInt(time)))
    const own = app.deployment.address('BurnMining')
    const sun = Object.values(held).reduce((sum, one) => sum + one, 0n)
    found.same('TRX of BurnMining', await app.node.balance(own), sun)
    return [
      table('burn_periods', 'number', 'start pool released', periods),
      table(
        'burn_accounts',
        'account',
        'power paid burnt worth nodes_paid credit burns swaps',
        accounts.all(),
      ),
      table(
        'burn_records',
        'burn',
        'account kind amount worth power network_power sun',
        burns,
        'select * from burn_records where burn is not null',
      ),
      table(
        'burn_days',
        'day',
        'burnt worth paid_to_miners paid_to_nodes burns payments',
        days.all(),
      ),
      table('burn_passes', 'account number', 'sun state is_collected', [...passes.values()].flat()),
      table('burn_nodes', 'node_id', 'owner kind sun until state paid', nodes.values()),
      table('burn_lines', 'account line', 'power miners', lines.all()),
      table('burn_network', 'id', Object.keys(held).join(' '), [{ id: 1, ...held }]),
    ]
  },
}

/** Of each kind, for ever. */
async function placesOn({ node, deployment }: App): Promise<readonly bigint[]> {
  const abi = parseAbi([
    'function kindOf(uint256 kind) view returns (uint256 places, uint256 taken, uint256 active, uint256 price)',
  ])
  const address = deployment.address('BurnMining')
  return Promise.all(
    [1n, 2n, 3n].map(async (kind) => {
      const read = { address, abi, functionName: 'kindOf', args: [kind] } as const
      return (await node.readContract(read))[0]
    }),
  )
}

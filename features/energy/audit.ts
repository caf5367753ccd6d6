import { type Handlers, replay } from '#tools/audit/chainEvents.ts'
import type { FeatureAudit } from '#tools/audit/featureAudit.ts'
import { table } from '#tools/audit/table.ts'

interface Args {
  readonly lender: string
  readonly provider: string
  readonly price: bigint
  readonly least: bigint
  readonly sun: bigint
  readonly lease: bigint
  readonly receiver: string
  readonly payer: string
  readonly energy: bigint
  readonly lent: bigint
  readonly end: bigint
  readonly paid: bigint
  readonly ofStake: bigint
}

interface Lease {
  readonly lender: string
  readonly lease: bigint
  readonly receiver: string
  readonly payer: string
  readonly energy: bigint
  readonly lent: bigint
  readonly paid: bigint
  readonly until: bigint
  ended_at: number | null
}

interface Leaving {
  readonly lender: string
  readonly number: number
  readonly sun: bigint
  readonly until: bigint
  collected_at: number | null
}

/** Each movement of a lender’s sun, in its order; its sums are taken of them at the end. */
interface Lender {
  readonly lender: string
  readonly provider: string
  price: bigint
  least: bigint
  readonly supplied: bigint[]
  readonly leases: Lease[]
  readonly leavings: Leaving[]
  readonly collected: { readonly sun: bigint; readonly ofStake: bigint; readonly paid: bigint }[]
}

const trx = 1_000_000n
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n)

/** Whose stake is lent to whom, until when, what it earned, and what was taken out of it. */
export const energyAudit: FeatureAudit = {
  events: {
    LenderFactory: ['event Made(address indexed lender, address indexed provider)'],
    Lender: [
      'event TermsSet(uint256 price, uint256 least)',
      'event Supplied(uint256 sun)',
      'event Leased(uint256 indexed lease, address indexed receiver, address indexed payer, uint256 energy, uint256 lent, uint256 end, uint256 paid)',
      'event Ended(uint256 indexed lease, address indexed receiver, uint256 lent)',
      'event Left(uint256 sun, uint256 end)',
      'event Collected(uint256 sun, uint256 ofStake)',
    ],
  },
  factory: { 'LenderFactory.Made': ['lender', 'Lender'] },
  rewards: {
    'Lender.Collected': ({ sun, ofStake }: Args, { at }, events) => ({
      kind: 'energy',
      coin: zero,
      account: String(
        events.find(({ name, args }) => name === 'Made' && args['lender'] === at)!.args['provider'],
      ),
      amount: sun - ofStake,
    }),
  },
  async tables({ app, events }, found) {
    const lenders = new Map<string, Lender>()
    const handlers: Handlers<Args> = {
      'LenderFactory.Made': ({ lender, provider }) => {
        const moved = { supplied: [], leases: [], leavings: [], collected: [] }
        lenders.set(lender, { lender, provider, price: 0n, least: 1n, ...moved })
      },
      'Lender.TermsSet': ({ price, least }, { at }) => {
        Object.assign(lenders.get(at)!, { price, least })
      },
      'Lender.Supplied': ({ sun }, { at }) => {
        lenders.get(at)!.supplied.push(sun)
      },
      'Lender.Leased': ({ lease, receiver, payer, energy, lent, end, paid }, { at }) => {
        const whose = { lender: at, lease, receiver, payer, energy }
        const row = { ...whose, lent: lent * trx, paid, until: end, ended_at: null }
        lenders.get(at)!.leases.push(row)
      },
      'Lender.Ended': ({ lease }, { at, time }) => {
        lenders.get(at)!.leases.find((one) => one.lease === lease)!.ended_at = time
      },
      'Lender.Left': ({ sun, end }, { at }) => {
        const { leavings } = lenders.get(at)!
        const number = leavings.length + 1
        leavings.push({ lender: at, number, sun, until: end, collected_at: null })
      },
      'Lender.Collected': ({ sun, ofStake }, { at, time }) => {
        const lender = lenders.get(at)!
        const paid = sum(lender.leases.map((one) => one.paid))
        lender.collected.push({ sun, ofStake, paid })
        const due = sum(lender.collected.map((one) => one.ofStake))
        for (const [i, one] of lender.leavings.entries()) {
          if (sum(lender.leavings.slice(0, i + 1).map((each) => each.sun)) <= due) {
            one.collected_at ??= time
          }
        }
      },
    }
    replay(events, handlers)
    const all = [...lenders.values()].map(summed)
    for (const { lender, staked, lent, taken_out: out, earned } of all) {
      const { balance, staked: kept } = await app.node.account(lender as never)
      found.same(`TRX of lender ${lender}`, balance + kept, staked + lent + out + earned)
    }
    return [
      table(
        'energy_lenders',
        'lender',
        'provider price least staked lent taken_out earned paid collected leases running leavings',
        all,
      ),
      table(
        'energy_leases',
        'lender lease',
        'receiver payer energy lent paid until ended_at',
        [...lenders.values()].flatMap(({ leases }) => leases),
      ),
      table(
        'energy_leavings',
        'lender number',
        'sun until collected_at',
        [...lenders.values()].flatMap(({ leavings }) => leavings),
      ),
    ]
  },
}

const zero = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'

function summed({ supplied, leases, leavings, collected, ...lender }: Lender) {
  const open = leases.filter(({ ended_at }) => ended_at === null)
  const lent = sum(open.map((one) => one.lent))
  const left = sum(leavings.map(({ sun }) => sun))
  const paid = sum(leases.map((one) => one.paid))
  return {
    ...lender,
    lent,
    staked: sum(supplied) - left - lent,
    taken_out: left - sum(collected.map(({ ofStake }) => ofStake)),
    earned: paid - (collected.at(-1)?.paid ?? 0n),
    paid,
    collected: sum(collected.map(({ sun, ofStake }) => sun - ofStake)),
    leases: leases.length,
    running: open.length,
    leavings: leavings.length,
  }
}

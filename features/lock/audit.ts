import { type ChainEvent, type Handlers, replay } from '#tools/audit/chainEvents.ts'
import type { FeatureAudit } from '#tools/audit/featureAudit.ts'
import { Sums, table } from '#tools/audit/table.ts'

interface Args {
  readonly createTime: bigint
  readonly locker: string
  readonly coin: string
  readonly amount: bigint
  readonly sum: bigint
  readonly owed: bigint
  readonly lockTime: bigint
  readonly unlockTime: bigint
  readonly maker: string
  readonly from: string
  readonly to: string
}

/** A lock as the events of its contract have it. */
interface Lock {
  readonly kind: 'A' | 'B'
  readonly coin: string
  readonly create_time: number | bigint
  readonly maker: string
  owner: string
  own: boolean
  amount: bigint
  paid: bigint
  lock_time: bigint
  locked: boolean
  ended_at: number | null
}

/** What locks are owed, whose they are, and how many there are. */
export const lockAudit: FeatureAudit = {
  events: {
    LockA: [
      'event Locked(uint256 indexed createTime, address indexed locker, address indexed coin, uint256 amount, uint256 lockTime, address maker)',
      'event Increased(uint256 indexed createTime, uint256 amount)',
      'event Extended(uint256 indexed createTime, uint256 lockTime)',
      'event HandedOver(uint256 indexed createTime, address indexed from, address indexed to)',
      'event Unlocked(uint256 indexed createTime, address indexed to, uint256 amount, uint256 owed)',
    ],
    LockB: [
      'event Locked(address indexed locker, address indexed coin, uint256 amount, uint256 sum, uint256 unlockTime)',
      'event Unlocked(address indexed locker, uint256 amount, uint256 owed)',
    ],
  },
  tables({ events }) {
    const ofA = new Map<bigint, Lock>()
    const ofB: Lock[] = []
    const lastOf = (owner: string) => ofB.findLast((one) => one.owner === owner && one.locked)
    const pay = (lock: Lock, { amount, owed }: Args, { time }: ChainEvent): void => {
      lock.paid += amount
      if (owed > 0n) lock.amount = owed
      else Object.assign(lock, { locked: false, ended_at: time })
    }
    const handlers: Handlers<Args> = {
      'LockA.Locked': ({ createTime, locker, coin, amount, lockTime, maker }) => {
        const times = { create_time: createTime, lock_time: lockTime, ended_at: null }
        const whose = { maker, owner: locker, own: maker === locker }
        ofA.set(createTime, {
          kind: 'A',
          coin,
          amount,
          paid: 0n,
          locked: true,
          ...times,
          ...whose,
        })
      },
      'LockA.Increased': ({ createTime, amount }) => {
        ofA.get(createTime)!.amount += amount
      },
      'LockA.Extended': ({ createTime, lockTime }) => {
        ofA.get(createTime)!.lock_time = lockTime
      },
      'LockA.HandedOver': ({ createTime, to }) => {
        Object.assign(ofA.get(createTime)!, { owner: to, own: true })
      },
      'LockA.Unlocked': (args, at) => pay(ofA.get(args.createTime)!, args, at),
      'LockB.Locked': ({ locker, coin, sum, unlockTime }, { time }) => {
        const running = lastOf(locker)
        if (running !== undefined) {
          Object.assign(running, { amount: sum, lock_time: unlockTime })
          return
        }
        const whose = { maker: locker, owner: locker, own: true }
        const times = { create_time: time, lock_time: unlockTime, ended_at: null }
        ofB.push({ kind: 'B', coin, amount: sum, paid: 0n, locked: true, ...times, ...whose })
      },
      'LockB.Unlocked': (args, at) => pay(lastOf(args.locker)!, args, at),
    }
    replay(events, handlers)
    const locks = [...ofA.values(), ...ofB]
    return [
      table(
        'lock_locks',
        'kind create_time maker',
        'owner own coin amount paid lock_time locked ended_at',
        locks,
      ),
      ...sumsOf(locks),
    ]
  },
}

/** By coin, by owner and by contract. */
function sumsOf(locks: readonly Lock[]) {
  const coins = new Sums<Record<'owed_a' | 'owed_b', bigint>>()
  const owners = new Sums<Record<'own' | 'made_for', number>>()
  const totals = new Sums<Record<'open' | 'ever', number>>()
  for (const { kind, coin, owner, own, amount, locked } of locks) {
    const sums = coins.at([coin], { coin, owed_a: 0n, owed_b: 0n })
    if (locked) sums[kind === 'A' ? 'owed_a' : 'owed_b'] += amount
    owners.at([owner], { owner, own: 0, made_for: 0 })[own ? 'own' : 'made_for'] += 1
    const total = totals.at([kind], { kind, open: 0, ever: 0 })
    total.ever += 1
    if (locked) total.open += 1
  }
  return [
    table('lock_coins', 'coin', 'owed_a owed_b', coins.all()),
    table('lock_owners', 'owner', 'own made_for', owners.all()),
    table('lock_totals', 'kind', 'open ever', totals.all()),
  ]
}

import { type ChainEvent, type Handlers, replay } from '#tools/audit/chainEvents.ts'
import type { FeatureAudit } from '#tools/audit/featureAudit.ts'
import { Sums, table } from '#tools/audit/table.ts'

interface Args {
  readonly asset: string
  readonly coin: string
  readonly issuer: string
  readonly document: string
  readonly numbers: readonly bigint[]
  readonly from: string
  readonly to: string
  readonly value: bigint
  readonly account: string
  readonly until: bigint
  readonly amount: bigint
  readonly shares: bigint
  readonly reserve: bigint
  readonly number: bigint
}

interface Asset {
  readonly asset: string
  readonly coin: string
  readonly document: string
  readonly price: bigint
  released_at: number | null
  raised: bigint
  reserve: bigint
  attested_at: number | null
  attestations: bigint
  distributed: bigint
  paid: bigint
  redeemed: bigint
  redeemed_paid: bigint
  requests: bigint
  open: bigint
  waiting: bigint
  credits: bigint
  /** Each dividend, and the number of shares it was for. */
  readonly dividends: { readonly amount: bigint; readonly shares: bigint }[]
}

interface Holding {
  readonly asset: string
  readonly account: string
  shares: bigint
  claimed: bigint
  due: bigint
  credit: bigint
  /** Dividends earned, each part rounded down where the contract rounds; `seen`: how many of all were counted. */
  earned: bigint
  seen: number
}

const zero = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'
const point = 2n ** 23n

/** Whose shares they are, what they have earned, and what each asset has of its buyers, holders and issuer. */
export const rwaAudit: FeatureAudit = {
  events: {
    RwaRegistry: [
      'event Allowed(address indexed account, uint256 until)',
      'event Made(address indexed asset, address indexed issuer, address indexed coin, address revenue, string name, string symbol, bytes32 document, uint256[4] numbers)',
    ],
    RwaAsset: [
      'event Transfer(address indexed from, address indexed to, uint256 value)',
      'event Attested(bytes32 indexed document, uint256 reserve)',
      'event Released(address indexed issuer, uint256 amount, uint256 shares)',
      'event Distributed(uint256 amount, uint256 shares)',
      'event Claimed(address indexed account, uint256 amount)',
      'event RedemptionRequested(address indexed account, uint256 indexed number, uint256 shares, uint256 amount)',
      'event RedemptionCancelled(address indexed account, uint256 indexed number)',
      'event RedemptionFulfilled(address indexed account, uint256 indexed number, uint256 shares, uint256 amount)',
      'event RedemptionClaimed(address indexed account, uint256 amount)',
      'event Credited(address indexed account, address indexed coin, uint256 amount)',
      'event Withdrawn(address indexed account, address indexed coin, uint256 amount)',
    ],
  },
  factory: { 'RwaRegistry.Made': ['asset', 'RwaAsset'] },
  rewards: {
    'RwaAsset.Claimed': ({ account, amount }: Args, { at }: ChainEvent, events) => ({
      kind: 'rwa',
      coin: coinOf(at, events),
      account,
      amount,
    }),
  },
  tables({ events }) {
    const assets = new Map<string, Asset>()
    const holdings = new Sums<Holding>()
    const requests = new Map<string, Record<string, unknown> & { readonly shares: bigint }>()
    const of = (asset: string, account: string): Holding => {
      const none = { shares: 0n, claimed: 0n, due: 0n, credit: 0n, earned: 0n, seen: 0 }
      return holdings.at([asset, account], { asset, account, ...none })
    }
    /** What was paid since it was last looked at, for the shares of that time. */
    const settle = (asset: Asset, own: Holding): void => {
      const each = asset.dividends
        .slice(own.seen)
        .reduce((sum, { amount, shares }) => sum + (amount * point) / shares, 0n)
      own.earned += (own.shares * each) / point
      own.seen = asset.dividends.length
    }
    const move = (at: string, account: string, shares: bigint): void => {
      if (account === zero) return
      const own = of(at, account)
      settle(assets.get(at)!, own)
      own.shares += shares
    }
    const end = (at: string, number: bigint, state: string, time: number): void => {
      const asset = assets.get(at)!
      const request = requests.get(`${at} ${number}`)!
      Object.assign(request, { state, ended_at: time })
      asset.open -= 1n
      asset.waiting -= request.shares
    }
    const handlers: Handlers<Args> = {
      'RwaRegistry.Made': ({ asset, coin, document, numbers }) => {
        assets.set(asset, {
          asset,
          coin,
          document: document.slice(2),
          price: numbers[0]!,
          released_at: null,
          raised: 0n,
          reserve: 0n,
          attested_at: null,
          attestations: 0n,
          distributed: 0n,
          paid: 0n,
          redeemed: 0n,
          redeemed_paid: 0n,
          requests: 0n,
          open: 0n,
          waiting: 0n,
          credits: 0n,
          dividends: [],
        })
      },
      'RwaAsset.Transfer': ({ from, to, value }, { at }) => {
        move(at, from, -value)
        move(at, to, value)
      },
      'RwaAsset.Attested': ({ reserve }, { at, time }) => {
        const asset = assets.get(at)!
        asset.attestations += 1n
        Object.assign(asset, { reserve, attested_at: time })
      },
      'RwaAsset.Released': ({ amount }, { at, time }) => {
        Object.assign(assets.get(at)!, { released_at: time, raised: amount })
      },
      'RwaAsset.Distributed': ({ amount, shares }, { at }) => {
        const asset = assets.get(at)!
        asset.distributed += amount
        asset.dividends.push({ amount, shares })
      },
      'RwaAsset.Claimed': ({ account, amount }, { at }) => {
        const asset = assets.get(at)!
        asset.paid += amount
        settle(asset, of(at, account))
        of(at, account).claimed += amount
      },
      'RwaAsset.RedemptionRequested': ({ account, number, shares, amount }, { at, time }) => {
        const asset = assets.get(at)!
        Object.assign(asset, { requests: number, waiting: asset.waiting + shares })
        asset.open += 1n
        const row = { asset: at, number, account, shares, amount, state: 'open', time }
        requests.set(`${at} ${number}`, { ...row, ended_at: null })
      },
      'RwaAsset.RedemptionCancelled': ({ number }, { at, time }) => {
        end(at, number, 'cancelled', time)
      },
      'RwaAsset.RedemptionFulfilled': ({ account, number, amount }, { at, time }) => {
        end(at, number, 'fulfilled', time)
        assets.get(at)!.redeemed += amount
        of(at, account).due += amount
      },
      'RwaAsset.RedemptionClaimed': ({ account, amount }, { at }) => {
        assets.get(at)!.redeemed_paid += amount
        of(at, account).due -= amount
      },
      'RwaAsset.Credited': ({ account, amount }, { at }) => {
        assets.get(at)!.credits += amount
        of(at, account).credit += amount
      },
      'RwaAsset.Withdrawn': ({ account, amount }, { at }) => {
        assets.get(at)!.credits -= amount
        of(at, account).credit -= amount
      },
    }
    replay(events, handlers)
    const all = holdings.all()
    for (const own of all) settle(assets.get(own.asset)!, own)
    const sharesOf = (asset: string) => all.filter((one) => one.asset === asset && one.shares > 0n)
    return [
      table(
        'rwa_assets',
        'asset',
        'coin document price shares holders released_at raised reserve attested_at attestations ' +
          'distributed paid redeemed redeemed_paid requests open waiting credits',
        [...assets.values()].map((asset) => ({
          ...asset,
          shares: sharesOf(asset.asset).reduce((sum, { shares }) => sum + shares, 0n),
          holders: sharesOf(asset.asset).length,
        })),
      ),
      table('rwa_holdings', 'asset account', 'shares claimed due credit', all),
      table(
        'rwa_redemptions',
        'asset number',
        'account shares amount state time ended_at',
        requests.values(),
      ),
    ]
  },
}

function coinOf(asset: string, events: readonly ChainEvent[]): string {
  const made = events.find(({ name, args }) => name === 'Made' && args['asset'] === asset)
  return String(made!.args['coin'])
}

import { type Handlers, replay } from '#tools/audit/chainEvents.ts'
import type { FeatureAudit } from '#tools/audit/featureAudit.ts'
import { Sums, table } from '#tools/audit/table.ts'

interface Args {
  readonly token: string
  readonly sale: string
  readonly creator: string
  readonly numbers: readonly bigint[]
  readonly pair: string
  readonly time: bigint
  readonly left: bigint
  readonly buyer: string
  readonly seller: string
  readonly holder: string
  readonly account: string
  readonly shares: bigint
  readonly sun: bigint
  readonly sold: bigint
  readonly soldInside: bigint
  readonly endsAt: bigint
  readonly credited: boolean
  readonly floorSun: bigint
  readonly tapSun: bigint
  readonly floorLeft: bigint
  readonly tokens: bigint
  readonly liquidity: bigint
  readonly unlocked: bigint
}

interface Sale {
  readonly sale: string
  readonly token: string
  readonly creator: string
  /** sun a share, and those of one address on the curve: 0 for none. */
  readonly price: bigint
  readonly curve_shares: bigint
  ends_at: bigint
  sold: bigint
  sold_inside: bigint
  curve: bigint
  floor_left: bigint
  tap_left: bigint
  credits: bigint
  listed_at: number | null
  tokens_claimed: bigint
  liquidity_claimed: bigint
  trades: number
}

interface Entry {
  readonly sale: string
  readonly account: string
  shares: bigint
  inside_shares: bigint
  claimed: bigint
  claimed_inside: boolean
  credit: bigint
  records: number
}

const zero = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'
const salePeriod = 30n * 86_400n

/** What each presale has sold, holds and has paid, and the shares of each account. */
export const launchAudit: FeatureAudit = {
  events: {
    TokenFactory: [
      'event TokenCreated(address indexed token, address indexed creator, string name, string symbol, uint256[9] numbers, address feeRecipient, bool[2] switches, uint256 fee)',
      'event PresaleCreated(address indexed token, address indexed sale, address indexed creator, uint256[13] numbers, address devLPReceiver, bool lpDistributionEnabled, uint256 tokensPerShare, uint256 curveShares, uint256 softCap)',
    ],
    LaunchToken: [
      'event Opened(address indexed pair, uint256 time)',
      'event ReserveBurnt(uint256 amount, uint256 left)',
    ],
    Sale: [
      'event Minted(address indexed buyer, uint256 shares, uint256 sun, uint256 sold, uint256 endsAt)',
      'event Left(address indexed buyer, uint256 shares, uint256 sun, uint256 sold, uint256 endsAt)',
      'event Refunded(address indexed buyer, uint256 shares, uint256 sun, bool credited)',
      'event BoughtInside(address indexed buyer, uint256 shares, uint256 sun, uint256 soldInside, uint256 price)',
      'event SoldInside(address indexed seller, uint256 shares, uint256 sun, uint256 soldInside, uint256 price)',
      'event Listed(address indexed lister, address indexed pair, uint256 poolSun, uint256 poolTokens, uint256 liquidity, uint256 burnt)',
      'event Divided(uint256 userLiquidity, uint256 devLiquidity, uint256 deadLiquidity, uint256 lockKey, uint256 floorSun, uint256 tapSun, uint256 repaidSun)',
      'event Claimed(address indexed buyer, uint256 tokens, uint256 liquidity, uint256 unlocked)',
      'event ClaimedInside(address indexed buyer, uint256 tokens)',
      'event Redeemed(address indexed holder, uint256 tokens, uint256 sun, uint256 floorLeft)',
      'event TapCollected(address indexed creator, uint256 sun, uint256 collected)',
      'event CreditPaid(address indexed account, address indexed to, uint256 sun)',
    ],
  },
  factory: {
    'TokenFactory.TokenCreated': ['token', 'LaunchToken'],
    'TokenFactory.PresaleCreated': ['sale', 'Sale'],
  },
  rewards: {
    'Sale.TapCollected': ({ creator, sun }: Args) => ({
      kind: 'launch',
      coin: zero,
      account: creator,
      amount: sun,
    }),
  },
  tables({ events }) {
    const tokens = new Map<string, Record<string, unknown>>()
    const sales = new Map<string, Sale>()
    const entries = new Sums<Entry>()
    const entryOf = (sale: string, account: string, records = 1): Entry => {
      const none = { shares: 0n, inside_shares: 0n, claimed: 0n, claimed_inside: false, credit: 0n }
      const entry = entries.at([sale, account], { sale, account, ...none, records: 0 })
      entry.records += records
      return entry
    }
    const trade = (at: string, account: string, shares: bigint, args: Args): void => {
      const sale = sales.get(at)!
      sale.sold_inside = args.soldInside
      sale.curve += shares > 0n ? args.sun : -args.sun
      sale.trades += 1
      entryOf(at, account).inside_shares += shares
    }
    const handlers: Handlers<Args> = {
      'TokenFactory.TokenCreated': ({ token, creator, numbers }, { time }) => {
        const [total_supply, , , , , reserve_left] = numbers
        const row = { token, creator, total_supply, reserve_left, created_at: time, sale: null }
        tokens.set(token, { ...row, pair: null, opened_at: null })
      },
      'TokenFactory.PresaleCreated': ({ token, sale, creator, numbers, ...args }) => {
        const { curveShares } = args as unknown as { curveShares: bigint }
        Object.assign(tokens.get(token)!, { sale })
        sales.set(sale, {
          sale,
          token,
          creator,
          price: numbers[1]!,
          curve_shares: curveShares,
          ends_at: numbers[0]! + salePeriod,
          sold: 0n,
          sold_inside: 0n,
          curve: 0n,
          floor_left: 0n,
          tap_left: 0n,
          credits: 0n,
          listed_at: null,
          tokens_claimed: 0n,
          liquidity_claimed: 0n,
          trades: 0,
        })
      },
      'LaunchToken.Opened': ({ pair, time }, { at }) => {
        Object.assign(tokens.get(at)!, { pair: pair === zero ? null : pair, opened_at: time })
      },
      'LaunchToken.ReserveBurnt': ({ left }, { at }) => {
        Object.assign(tokens.get(at)!, { reserve_left: left })
      },
      'Sale.Minted': ({ buyer, shares, sold, endsAt }, { at }) => {
        Object.assign(sales.get(at)!, { sold, ends_at: endsAt })
        entryOf(at, buyer).shares += shares
      },
      'Sale.Left': ({ buyer, shares, sold, endsAt }, { at }) => {
        Object.assign(sales.get(at)!, { sold, ends_at: endsAt })
        entryOf(at, buyer).shares -= shares
      },
      'Sale.Refunded': ({ buyer, shares, sun, credited }, { at }) => {
        const entry = entryOf(at, buyer)
        entry.shares -= shares
        if (!credited) return
        entry.credit += sun
        sales.get(at)!.credits += sun
      },
      'Sale.CreditPaid': ({ account, sun }, { at }) => {
        entryOf(at, account).credit -= sun
        sales.get(at)!.credits -= sun
      },
      'Sale.BoughtInside': (args, { at }) => trade(at, args.buyer, args.shares, args),
      'Sale.SoldInside': (args, { at }) => trade(at, args.seller, -args.shares, args),
      'Sale.Listed': (_, { at, time }) => {
        Object.assign(sales.get(at)!, { listed_at: time, curve: 0n })
      },
      'Sale.Divided': ({ floorSun, tapSun }, { at }) => {
        Object.assign(sales.get(at)!, { floor_left: floorSun, tap_left: tapSun })
      },
      'Sale.Claimed': ({ buyer, tokens: some, liquidity, unlocked }, { at }) => {
        const sale = sales.get(at)!
        sale.tokens_claimed += some
        sale.liquidity_claimed += liquidity
        entryOf(at, buyer).claimed = unlocked
      },
      'Sale.ClaimedInside': ({ buyer, tokens: some }, { at }) => {
        sales.get(at)!.tokens_claimed += some
        entryOf(at, buyer).claimed_inside = true
      },
      'Sale.Redeemed': ({ holder, floorLeft }, { at }) => {
        sales.get(at)!.floor_left = floorLeft
        entryOf(at, holder)
      },
      'Sale.TapCollected': ({ creator, sun }, { at }) => {
        sales.get(at)!.tap_left -= sun
        entryOf(at, creator)
      },
    }
    replay(events, handlers)
    const all = entries.all()
    return [
      table(
        'launch_tokens',
        'token',
        'creator total_supply reserve_left created_at sale pair opened_at',
        tokens.values(),
      ),
      table(
        'launch_sales',
        'sale',
        'token creator ends_at sold sold_inside raise curve floor_left tap_left credits listed_at ' +
          'tokens_claimed liquidity_claimed trades holders',
        [...sales.values()].map((sale) => ({ ...sale, ...heldOf(sale, all) })),
      ),
      table(
        'launch_entries',
        'sale account',
        'shares inside_shares claimed claimed_inside credit records',
        all,
      ),
    ]
  },
}

/** By the entries alone: whose shares these are, and what was paid for those that no listing has taken. */
function heldOf({ sale, price, listed_at }: Sale, all: readonly Entry[]) {
  const own = all.filter((entry) => entry.sale === sale)
  const shares = own.reduce((sum, entry) => sum + entry.shares, 0n)
  return {
    raise: listed_at === null ? shares * price : 0n,
    holders: own.filter((entry) => entry.shares + entry.inside_shares > 0n).length,
  }
}

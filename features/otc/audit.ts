import { moneyEvents } from '#features/team/audit/money.ts'
import { type Handlers, replay } from '#tools/audit/chainEvents.ts'
import type { FeatureAudit } from '#tools/audit/featureAudit.ts'
import { Sums, table } from '#tools/audit/table.ts'

interface Args {
  readonly id: bigint
  readonly maker: string
  readonly taker: string
  readonly give: string
  readonly giveAmount: bigint
  readonly want: string
  readonly wantAmount: bigint
  readonly minLot: bigint
  readonly expiry: bigint
  readonly order: bigint
  readonly amount: bigint
  readonly paid: bigint
  readonly proceeds: bigint
  readonly fee: bigint
  readonly coin: string
}

/** An offer as the events of the contract have it. */
interface Offer {
  readonly id: bigint
  readonly maker: string
  readonly give: string
  readonly want: string
  give_left: bigint
  want_left: bigint
  min_lot: bigint
  expiry: bigint
  version: bigint
  standing: boolean
  takes: number
}

const noCounts = { offers: 0, standing: 0, purchases: 0, sales: 0 }

/** What is left of offers, what was taken of them, and what the contract owes. */
export const otcAudit: FeatureAudit = {
  events: {
    Otc: [
      'event Published(uint256 indexed id, address indexed maker, address indexed taker, address give, uint256 giveAmount, address want, uint256 wantAmount, uint256 minLot, uint256 expiry)',
      'event Edited(uint256 indexed id, uint256 order, uint256 wantAmount, uint256 minLot, uint256 expiry)',
      'event Taken(uint256 indexed id, address indexed maker, address indexed taker, uint256 amount, uint256 paid, uint256 proceeds, uint256 fee)',
      'event Cancelled(uint256 indexed id, uint256 amount)',
      'event Swept(uint256 indexed id, address indexed maker, uint256 amount)',
      'event Credited(address indexed account, address indexed coin, uint256 amount)',
      ...moneyEvents,
    ],
  },
  money: ['Otc'],
  tables({ events }) {
    const offers = new Map<bigint, Offer>()
    const takes: object[] = []
    const accounts = new Sums<{ -readonly [Name in keyof typeof noCounts]: number }>()
    const owed = new Sums<{ offers: bigint; credits: bigint }>()
    const countsOf = (account: string) => accounts.at([account], { account, ...noCounts })
    const owedIn = (coin: string) => owed.at([coin], { coin, offers: 0n, credits: 0n })
    const less = (offer: Offer, amount: bigint, paid: bigint): void => {
      offer.give_left -= amount
      offer.want_left -= paid
      owedIn(offer.give).offers -= amount
      if (offer.give_left > 0n) return
      offer.standing = false
      countsOf(offer.maker).standing -= 1
    }
    const giveBack = ({ id }: Args): void => {
      const offer = offers.get(id)!
      less(offer, offer.give_left, offer.want_left)
    }
    const handlers: Handlers<Args> = {
      'Otc.Published': ({ id, maker, give, giveAmount, want, wantAmount, minLot, expiry }) => {
        const left = { give_left: giveAmount, want_left: wantAmount, min_lot: minLot, expiry }
        const made = { version: 1n, standing: true, takes: 0 }
        offers.set(id, { id, maker, give, want, ...left, ...made })
        countsOf(maker).offers += 1
        countsOf(maker).standing += 1
        owedIn(give).offers += giveAmount
      },
      'Otc.Edited': ({ id, order, wantAmount, minLot, expiry }) => {
        const change = { version: order, want_left: wantAmount, min_lot: minLot, expiry }
        Object.assign(offers.get(id)!, change)
      },
      'Otc.Taken': ({ id, maker, taker, amount, paid, proceeds, fee }) => {
        const offer = offers.get(id)!
        offer.takes += 1
        const amounts = { amount, paid, proceeds, fee }
        takes.push({ offer_id: id, number: offer.takes, maker, taker, ...amounts })
        countsOf(maker).sales += 1
        countsOf(taker).purchases += 1
        less(offer, amount, paid)
      },
      'Otc.Cancelled': giveBack,
      'Otc.Swept': giveBack,
      'Otc.CoinFeeSplit': ({ coin, fee }) => {
        owedIn(coin).credits += fee
      },
      'Otc.Credited': ({ coin, amount }) => {
        owedIn(coin).credits += amount
      },
      'Otc.Withdrawn': ({ coin, amount }) => {
        owedIn(coin).credits -= amount
      },
    }
    replay(events, handlers)
    const ofOffer = 'maker give want give_left want_left min_lot expiry version standing takes'
    return [
      table('otc_offers', 'id', ofOffer, offers.values()),
      table('otc_takes', 'offer_id number', 'maker taker amount paid proceeds fee', takes),
      table('otc_accounts', 'account', 'offers standing purchases sales', accounts.all()),
      table('otc_owed', 'coin', 'offers credits', owed.all()),
    ]
  },
}

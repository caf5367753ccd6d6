import { zeroAddress } from '#platform/std/address.ts'

import { moneyEvents } from '#features/team/audit/money.ts'
import { Sums, type Table, table } from '#tools/audit/table.ts'
import { type ChainEvent, type Handlers, replay } from '#tools/audit/chainEvents.ts'
import type { FeatureAudit } from '#tools/audit/featureAudit.ts'

interface Args {
  readonly buyer: string
  readonly owner: string
  readonly from: string
  readonly to: string
  readonly tokenId: bigint
  readonly level: bigint
  readonly price: bigint
  readonly usdtPrice: bigint
  readonly start: bigint
  readonly unlockTime: bigint
  readonly reward: bigint
  readonly amount: bigint
  readonly owed: bigint
  readonly tokenIds: readonly bigint[]
  readonly amounts: readonly bigint[]
  readonly credited: bigint
}

interface Holder {
  cards: number
  pledges: number
  owed: bigint
  claimed: bigint
  claims: number
}

interface Stake {
  readonly start: bigint
  readonly unlock_time: bigint
  readonly reward: bigint
  paid: bigint
  ended_at: number | null
  ending: string | null
}

interface Card {
  owner: string
  readonly level: bigint
  stake: Stake | null
}

/** The owner, stake and payments of each card, and the totals of cards and their rewards. */
export const nftAudit: FeatureAudit = {
  events: {
    Cards: [
      'event Bought(address indexed buyer, uint256 indexed tokenId, uint256 level, uint256 price, uint256 usdtPrice, uint256 fee)',
      'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
      'event Pledged(address indexed owner, uint256 indexed tokenId, uint256 start, uint256 unlockTime, uint256 reward)',
      'event Claimed(address indexed owner, uint256 amount, uint256 owed, uint256[] tokenIds, uint256[] amounts)',
      'event Unlocked(address indexed owner, uint256 indexed tokenId, uint256 credited)',
      'event Exited(address indexed owner, uint256 indexed tokenId, uint256 returned)',
    ],
    CardMarket: moneyEvents,
  },
  money: ['CardMarket'],
  rewards: {
    'Cards.Claimed': ({ owner, amount }: Args) => ({ kind: 'cards', account: owner, amount }),
  },
  pledges(book) {
    const prices = new Map<bigint, bigint>()
    const end = ({ tokenId }: Args, event: ChainEvent) => book.take(event, String(tokenId))
    return {
      'Cards.Bought': ({ tokenId, usdtPrice }: Args) => void prices.set(tokenId, usdtPrice),
      'Cards.Pledged': ({ owner, tokenId }: Args, event) =>
        book.add(event, String(tokenId), owner, prices.get(tokenId) ?? 0n),
      'Cards.Unlocked': end,
      'Cards.Exited': end,
    }
  },
  tables: ({ events }) => cardsOf(events),
}

function cardsOf(events: readonly ChainEvent[]): Table[] {
  const cards = new Map<bigint, Card & { readonly token_id: bigint }>()
  const holders = new Sums<Holder>()
  const stakes: Stake[] = []
  const holder = (owner: string): Holder => {
    const none = { cards: 0, pledges: 0, owed: 0n, claimed: 0n, claims: 0 }
    return holders.at([owner], { owner, ...none })
  }
  const end = (tokenId: bigint, ending: string, { time }: ChainEvent): void => {
    const card = cards.get(tokenId)!
    Object.assign(card.stake!, { ended_at: time, ending })
    card.stake = null
  }
  const handlers: Handlers<Args> = {
    'Cards.Bought': ({ buyer: owner, tokenId: token_id, level, price, usdtPrice }) => {
      const bought = { bought_for: price, usdt_price: usdtPrice }
      cards.set(token_id, { token_id, owner, level, ...bought, stake: null })
      holder(owner).cards += 1
    },
    'Cards.Transfer': ({ from, to, tokenId }) => {
      // A purchase has an event of its own.
      if (from === zeroAddress) return
      cards.get(tokenId)!.owner = to
      holder(from).cards -= 1
      holder(to).cards += 1
    },
    'Cards.Pledged': ({ owner, tokenId, start, unlockTime, reward }) => {
      const card = cards.get(tokenId)!
      const seq = (holder(owner).pledges += 1)
      const running = { paid: 0n, ended_at: null, ending: null }
      const named = { owner, seq, token_id: tokenId, level: card.level }
      const stake = { ...named, start, unlock_time: unlockTime, reward, ...running }
      card.stake = stake
      stakes.push(stake)
    },
    'Cards.Claimed': ({ owner, amount, owed, tokenIds, amounts }) => {
      const own = holder(owner)
      own.owed -= owed
      own.claimed += amount
      own.claims += 1
      for (const [i, paid] of amounts.entries()) {
        if (paid > 0n) cards.get(tokenIds[i]!)!.stake!.paid += paid
      }
    },
    'Cards.Unlocked': ({ owner, tokenId, credited }, at) => {
      cards.get(tokenId)!.stake!.paid += credited
      holder(owner).owed += credited
      end(tokenId, 'unstaked', at)
    },
    'Cards.Exited': ({ tokenId }, at) => end(tokenId, 'left', at),
  }
  replay(events, handlers)
  const now = [...cards.values()].map(({ stake, ...card }) => ({
    ...card,
    unlock_time: stake?.unlock_time ?? null,
    reward: stake?.reward ?? 0n,
    paid: stake?.paid ?? 0n,
  }))
  const ofCard = 'owner level bought_for usdt_price unlock_time reward paid'
  const ofStake = 'token_id level start unlock_time reward paid ended_at ending'
  return [
    table('nft_cards', 'token_id', ofCard, now),
    table('nft_pledges', 'owner seq', ofStake, stakes),
    table('nft_holders', 'owner', 'cards pledges owed claimed claims', holders.all()),
  ]
}

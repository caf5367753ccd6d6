import { address, amount, seconds, txHash } from '#platform/std/fields.ts'
import { source } from '#platform/std/source.ts'
import * as z from 'zod/mini'

/** The specification’s states of a presale: not started, in progress, ended. */
export const salePhase = z.enum(['notStarted', 'inProgress', 'ended'])
export type SalePhase = z.output<typeof salePhase>

/**
 * What follows from time and shares, in the order of the contract’s numbers. upcoming · live: mint and leave · failed:
 * below the soft cap, refunds are open · inside: the internal market is open · listable: anybody can list it · expired:
 * nobody could for seven days, refunds are open · listed
 */
export const saleState = z.enum([
  'upcoming',
  'live',
  'failed',
  'inside',
  'listable',
  'expired',
  'listed',
])
export type SaleState = z.output<typeof saleState>

/**
 * The specification’s states of an entry. locking: until the listing · waiting: nothing can be claimed yet · unlocking:
 * something can · failed (“review failed”): the refund is open · claimed: all of it is
 */
export const entryState = z.enum(['locking', 'waiting', 'unlocking', 'failed', 'claimed', 'left'])
export type EntryState = z.output<typeof entryState>

/** closed: moves only from and to its sale · open: its creator has opened it without a presale · listed */
export const tokenState = z.enum(['closed', 'open', 'listed'])
export type TokenState = z.output<typeof tokenState>

/** What the creator added. Texts without signs that are not seen; to be shown as text alone, and links in full. */
export const launchProfile = z.object({
  /** `/tessera/launch/picture/<hash>`; null where there is none. */
  picture: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  /** Each begins with `https://`; empty where there is none. */
  website: z.string(),
  telegram: z.string(),
  x: z.string(),
  introduction: z.string(),
})
export type LaunchProfile = z.output<typeof launchProfile>

/** The token of a row: name and symbol are those of the chain, without signs that are not seen. */
export const launchToken = z.object({
  token: address,
  name: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  /** Base units. */
  totalSupply: amount,
  creator: address,
  createdAt: seconds,
  txHash,
  final: z.boolean(),
  state: tokenState,
  sale: z.nullable(address),
  /** The coin that it looks like and is not. */
  looksLike: z.nullable(z.object({ symbol: z.string(), token: address })),
  picture: launchProfile.shape.picture,
  /** Operators have taken it off the lists: “Hidden by review”. Nothing on chain changes by it. */
  hidden: z.boolean(),
})
export type LaunchToken = z.output<typeof launchToken>

/** A token in its creator’s list. */
export const ownToken = z.object({
  ...launchToken.shape,
  /** Of its presale, now; null without one. */
  saleState: z.nullable(saleState),
})
export type OwnToken = z.output<typeof ownToken>

/** One presale in a list. Amounts in sun. */
export const saleView = z.object({
  sale: address,
  token: launchToken,
  phase: salePhase,
  state: saleState,
  startTime: seconds,
  /** Of minting, as it is now: earlier once it is sold out, later by a `leave` on the last day. */
  endTime: seconds,
  /** Price of a share in the presale, and what it buys in base units of the token. */
  price: amount,
  tokensPerShare: amount,
  maxTotalNum: z.int(),
  /** Shares that must be sold, and those that are. */
  softCap: z.int(),
  sold: z.int(),
  insideSold: z.int(),
  /** Accounts that have shares. */
  holders: z.int(),
  /** That the sale holds: what lists are ranked by. */
  held: amount,
  listedAt: z.nullable(seconds),
})
export type SaleView = z.output<typeof saleView>

/** The powers that a token’s own arguments give, and to whom. */
export const tokenPowers = z.object({
  /** Nobody can make more, stop transfers, bar an address or raise a fee: true of each token that the factory made. */
  template: z.literal('LaunchToken'),
  feeBuy: z.int(),
  feeSell: z.int(),
  feeRecipient: z.nullable(address),
  lpBurnEnabled: z.boolean(),
  lpBurnFrequency: z.int(),
  percentForLPBurn: z.int(),
  burnLimit: amount,
  protectTime: z.int(),
  protectFee: z.int(),
  isInsideSell: z.boolean(),
  swapThreshold: amount,
  /** The fee that a purchase from the listed pair pays now, hundredths of a percent; null before the listing. */
  feeBuyNow: z.nullable(z.int()),
  /** Of the reserve to burn, what is left; and from when on the next step can be made, null where none is to come. */
  reserveLeft: amount,
  nextBurn: z.nullable(seconds),
  /** Base units of fees that `convert` has sold so far, and sun that it paid. */
  converted: amount,
  convertedSun: amount,
})
export type TokenPowers = z.output<typeof tokenPowers>

/** Where the LP of the listing went. Base units of the LP coin. */
export const liquidity = z.object({
  pair: address,
  total: amount,
  /** Nobody can take it: at `0x…dEaD`, or left in the pair. */
  burnt: amount,
  /** Unlocked with the buyers’ tokens. */
  users: amount,
  /** In lock A for `devReceiver` until `devUntil`. */
  dev: amount,
  devReceiver: z.nullable(address),
  devUntil: z.nullable(seconds),
  /** What went into the pool: sun, and base units of the token. */
  trx: amount,
  tokens: amount,
  /** Burnt at the listing: needed neither for buyers nor for the pool. Base units of the token. */
  tokensBurnt: amount,
})
export type Liquidity = z.output<typeof liquidity>

/** One date of the unlock calendar; `bps` of all presale tokens. */
export const unlockPart = z.object({ time: seconds, bps: z.int() })

/** What is left for redemption: `tokens × left ÷ outstanding` sun. */
export const floor = z.object({ left: amount, outstanding: amount })

/** The creator’s part of the raise, evenly over 180 days from the listing on. sun. */
export const tap = z.object({
  total: amount,
  collected: amount,
  collectable: amount,
  start: seconds,
  end: seconds,
})

/** An account in a presale. Amounts in sun, tokens in base units. */
export const entry = z.object({
  state: entryState,
  shares: z.int(),
  paid: amount,
  /** Until when the shares can be handed back for all of `paid`; null where they cannot. */
  leaveUntil: z.nullable(seconds),
  /** What a refund would pay now. */
  refundable: amount,
  insideShares: z.int(),
  /** What selling all of them back would pay now. */
  insideWorth: amount,
  /** Presale tokens: all, claimed, and claimable now; with their LP. */
  tokens: amount,
  claimed: amount,
  claimable: amount,
  lp: amount,
  lpClaimed: amount,
  lpClaimable: amount,
  /** When more can be claimed; null where nothing is to come. */
  nextUnlock: z.nullable(seconds),
  /** Of inside shares, claimable at once from the listing on. */
  insideTokens: amount,
  insideClaimable: amount,
  /** Of a contract that refused TRX: what `collect` pays. */
  credit: amount,
})
export type Entry = z.output<typeof entry>

/** Why the caller cannot mint now, and what would allow it; null where nothing refuses. */
export const refusal = z.nullable(
  z.object({ reason: z.string(), message: z.string(), field: z.nullable(z.string()) }),
)

export const recordKind = z.enum([
  'mint',
  'leave',
  'refund',
  'buyInside',
  'sellInside',
  'claim',
  'claimInside',
  'redeem',
  'collectTap',
  'collect',
])
export type RecordKind = z.output<typeof recordKind>

/** One thing that an account did in a presale. */
export const saleRecord = z.object({
  kind: recordKind,
  sale: address,
  token: z.object({ token: address, symbol: z.string() }),
  /** null of what has none. */
  shares: z.nullable(z.int()),
  /** sun: paid, or paid out; null of a claim. */
  amount: z.nullable(amount),
  /** Base units of the token, and of its LP coin, that were claimed or redeemed; null of others. */
  tokens: z.nullable(amount),
  lp: z.nullable(amount),
  time: seconds,
  txHash,
  final: z.boolean(),
})

/** A purchase from the curve, or a sale back to it. */
export const trade = z.object({
  /** Among those of the sale, from 1. */
  seq: z.int(),
  account: address,
  side: z.enum(['buy', 'sell']),
  shares: z.int(),
  /** sun. */
  amount,
  /** Inside shares sold afterwards; the price follows from it. */
  soldAfter: z.int(),
  /** sun for the next share, rounded down. */
  priceAfter: amount,
  time: seconds,
  txHash,
  final: z.boolean(),
})

export const holder = z.object({
  account: address,
  /** Of the presale, and inside. */
  shares: z.int(),
  insideShares: z.int(),
  /** Of all shares sold, hundredths of a percent. */
  bps: z.int(),
  isCreator: z.boolean(),
})

/** The numbers of a presale’s configuration, as they are on chain. */
export const presaleNumbers = z.object({
  startTime: seconds,
  presaleEthAmount: amount,
  tradeEthAmount: amount,
  maxTotalNum: z.int(),
  presaleMaxNum: z.int(),
  insideMaxNum: z.int(),
  softCapRate: z.int(),
  userLPShare: z.int(),
  devLPShare: z.int(),
  devLPReceiver: z.nullable(address),
  lpDistributionEnabled: z.boolean(),
  vestingDelay: z.int(),
  vestingRate: z.int(),
  vestingDis: z.int(),
  backingShare: z.int(),
})

/** The internal market. Amounts in sun. */
export const market = z.object({
  /** Before the presale’s success null; the market is open between the two. */
  opensAt: z.nullable(seconds),
  closesAt: z.nullable(seconds),
  open: z.boolean(),
  /** Shares of the whole curve, those sold, and the most of one address. */
  shares: z.int(),
  sold: z.int(),
  mostEach: z.int(),
  /** Price of the first and of the next share; the n-th costs `first × (1 + n ÷ shares)`. */
  first: amount,
  next: amount,
  /** What the curve holds: exactly what selling all shares back pays. */
  reserve: amount,
})

export const sources = z.array(source)

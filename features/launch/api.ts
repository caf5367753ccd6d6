import { endpoint } from '#platform/std/endpoint.ts'
import { address, addressField, amount, pageFields, pageOf, seconds } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { launchFailures as f } from './failures.ts'
import { profileFields, saleField, sharesField, tokenField } from './fields.ts'
import {
  entry,
  floor,
  holder,
  launchProfile,
  launchToken,
  ownToken,
  liquidity,
  market,
  presaleNumbers,
  refusal,
  salePhase,
  saleRecord,
  saleState,
  saleView,
  sources,
  tap,
  tokenPowers,
  trade,
  unlockPart,
} from './shapes.ts'

const sale = { sale: saleField }
const ofSale = [f.NO_SUCH_SALE]
/** Each asks the node. */
const checks = { name: 'launch', perMinute: 60 }
const edits = { name: 'launchEdit', perMinute: 10 }

/** A field of a configuration: its unit, and what it may be. `also0`: or 0, where it is off. */
const fieldLimit = z.object({
  field: z.string(),
  unit: z.enum(['bytes', 'tokens', 'rate', 'seconds', 'sun', 'shares', 'time']),
  least: amount,
  most: amount,
  also0: z.boolean(),
  /** `least` and `most` are parts of this other field’s value, in hundredths of a percent; null where they are not. */
  of: z.nullable(z.string()),
})

/** Tokens: the seven names of the specification under “Swap and issuing”, of which two are actions. */
export const issueApi = {
  swapCoinIssuedList: endpoint({
    path: '/deposit/exSwap/swapCoinIssuedList',
    summary: 'Issued tokens, those first whose presale holds most; hidden ones are left out',
    input: z.object({ ...pageFields }),
    output: pageOf(launchToken),
  }),

  swapIssuedList: endpoint({
    path: '/deposit/exSwap/swapIssuedList',
    summary: 'Tokens that an address created, newest first; hidden ones too, with the mark',
    input: z.object({ creator: addressField, ...pageFields }),
    output: pageOf(ownToken),
  }),

  swapCoinIssuedDetail: endpoint({
    path: '/deposit/exSwap/swapCoinIssuedDetail',
    summary: 'One token: facts and powers by the chain, profile, presale, liquidity',
    input: z.object({ token: tokenField }),
    output: z.object({
      token: launchToken,
      profile: launchProfile,
      powers: tokenPowers,
      presale: z.nullable(saleView),
      /** null before the listing, and of a token that was opened without one. */
      liquidity: z.nullable(liquidity),
      /** Base units that no longer exist or lie at `0x…dEaD`; null while the node is silent. */
      burnt: z.nullable(amount),
      sources,
    }),
    failures: [f.NO_SUCH_TOKEN],
  }),

  swapCoinIssuedUpdateCoinssued: endpoint({
    path: '/deposit/exSwap/swapCoinIssuedUpdateCoinssued',
    summary: 'The creator changes picture, links and introduction: an omitted field stays',
    access: 'session',
    limit: edits,
    input: z.object({ token: tokenField, ...profileFields }),
    output: launchProfile,
    failures: [f.NO_SUCH_TOKEN, f.NOT_YOUR_TOKEN, f.NO_SUCH_PICTURE],
  }),

  findConfig: endpoint({
    path: '/deposit/exSwap/findConfig',
    summary: 'Limits of every field of both configurations, creation fee, constants of the factory',
    personal: true,
    input: z.object({}),
    output: z.object({
      factory: address,
      enabled: z.boolean(),
      /** sun: the fee now, and the most that it can be. */
      creationFee: amount,
      mostCreationFee: amount,
      /** sun that a unit of energy costs now. */
      energyPrice: amount,
      token: z.array(fieldLimit),
      presale: z.array(fieldLimit),
      constants: z.object({
        decimals: z.int(),
        /** Seconds. */
        salePeriod: z.int(),
        soldOutPeriod: z.int(),
        extension: z.int(),
        mostExtensions: z.int(),
        curvePeriod: z.int(),
        listingPeriod: z.int(),
        tapPeriod: z.int(),
        devLockPeriod: z.int(),
        /** Where there is an internal market, the least time from the listing to the last whole part of the unlocks. */
        leastVesting: z.int(),
        /** sun. */
        leastSoftCap: amount,
        /** Hundredths of a percent of the raise above the floor. */
        poolRate: z.int(),
        tapRate: z.int(),
        /** Of the raise: the most that a listing pays back for its energy. */
        mostRepaidRate: z.int(),
      }),
      /** The chain’s time, and the caller’s balance in sun; null without a session. */
      time: seconds,
      balance: z.nullable(amount),
      sources,
    }),
  }),
}

/** Presales: the names of the specification, and our own. */
export const saleApi = {
  presalePage: endpoint({
    path: '/tessera/launch/presalePage',
    summary:
      'Presales of a phase: those to come by their start, the others first that hold most; ended ones newest first',
    input: z.object({ phase: salePhase, ...pageFields }),
    output: z.object({
      ...pageOf(saleView).shape,
      counts: z.object({ notStarted: z.int(), inProgress: z.int(), ended: z.int() }),
      time: seconds,
    }),
  }),

  presale: endpoint({
    path: '/tessera/launch/presale',
    summary:
      'One presale: configuration, progress, market, unlock dates, floor; mine with a session',
    personal: true,
    input: z.object(sale),
    output: z.object({
      presale: saleView,
      profile: launchProfile,
      numbers: presaleNumbers,
      powers: tokenPowers,
      /** sun, of the presale alone. */
      raised: amount,
      /** By the five accounts with most shares, hundredths of a percent of all that are sold. */
      topFiveBps: z.int(),
      /** null where there is none. */
      market: z.nullable(market),
      /** From when on anybody can list it, and until when: as far as it is known now; null before success. */
      listableAt: z.nullable(seconds),
      listableUntil: z.nullable(seconds),
      /** From the listing on; before it `time` counts from 0. */
      unlocks: z.array(unlockPart),
      liquidity: z.nullable(liquidity),
      /** null without one, before the listing, and while the node is silent. */
      floor: z.nullable(floor),
      tap: z.nullable(tap),
      /** What the pool of the listing holds now, sun and base units of the token. */
      pool: z.nullable(z.object({ sun: amount, tokens: amount })),
      /** Whether collected fees can be sold now; both null before the listing, and while the node is silent. */
      convertDue: z.nullable(z.boolean()),
      /** What a mint of one share is refused with now; null where nothing refuses. Without a session that of a guest. */
      refusal,
      /** null without a session, and for an account that never took part. */
      mine: z.nullable(entry),
      /** Base units of the token, and sun; null without a session. */
      balance: z.nullable(amount),
      funds: z.nullable(amount),
      /** Base units of USDT for one TRX by the average of the exchange, for display; null while there is none. */
      trxRate: z.nullable(amount),
      time: seconds,
      sources,
    }),
    failures: ofSale,
  }),

  trades: endpoint({
    path: '/tessera/launch/trades',
    summary: 'Trades of an internal market, newest first',
    input: z.object({ ...sale, ...pageFields }),
    output: pageOf(trade),
    failures: ofSale,
  }),

  holders: endpoint({
    path: '/tessera/launch/holders',
    summary:
      'Accounts with shares of a presale, those first that have most; share of the first ten',
    input: z.object({ ...sale, ...pageFields }),
    output: z.object({ ...pageOf(holder).shape, topTenBps: z.int(), sold: z.int() }),
    failures: ofSale,
  }),

  curveQuote: endpoint({
    path: '/tessera/launch/curveQuote',
    summary: 'What inside shares cost or pay now, by the contract itself',
    limit: checks,
    input: z.object({ ...sale, side: z.enum(['buy', 'sell']), shares: sharesField }),
    output: z.object({
      /** sun, exactly. */
      amount,
      /** sun for the next share: now and afterwards. */
      priceBefore: amount,
      priceAfter: amount,
      /** By how much the average differs from the price before, hundredths of a percent. */
      impactBps: z.int(),
      sources,
    }),
    failures: [...ofSale, f.MARKET_CLOSED],
  }),

  mine: endpoint({
    path: '/tessera/launch/mine',
    summary: 'Presales that I take part in, newest entry first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(z.object({ presale: saleView, mine: entry })),
  }),

  donateSum: endpoint({
    path: '/deposit/buyToken/donateSum',
    summary: 'What I put in: of one presale, or of all',
    access: 'session',
    input: z.object({ sale: z.optional(saleField) }),
    output: z.object({
      /** sun: paid for shares less what came back before a listing; and both. */
      amount,
      paid: amount,
      returned: amount,
      shares: z.int(),
      insideShares: z.int(),
      /** How many presales I have shares of. */
      presales: z.int(),
    }),
    failures: ofSale,
  }),

  sum: endpoint({
    path: '/deposit/buyToken/sum',
    summary: 'What all put in: of one presale, or of all',
    input: z.object({ sale: z.optional(saleField) }),
    output: z.object({
      /** sun: paid for shares less what came back before a listing; and both. */
      amount,
      paid: amount,
      returned: amount,
      shares: z.int(),
      insideShares: z.int(),
      /** Accounts with shares; of all presales each entry counts. */
      holders: z.int(),
      presales: z.int(),
    }),
    failures: ofSale,
  }),

  record: endpoint({
    path: '/deposit/buyToken/record',
    summary: 'My records of presales, newest first; of one where it is named',
    access: 'session',
    input: z.object({ sale: z.optional(saleField), ...pageFields }),
    output: pageOf(saleRecord),
    failures: ofSale,
  }),

  updatePresaleStatus: endpoint({
    path: '/deposit/buyToken/updatePresaleStatus',
    summary: 'Reads a presale’s state from the chain again, and compares it with the index',
    limit: checks,
    input: z.object(sale),
    output: z.object({
      phase: salePhase,
      state: saleState,
      sold: z.int(),
      insideSold: z.int(),
      endTime: seconds,
      /** The index had the same. Where it is behind it will follow by itself. */
      same: z.boolean(),
      time: seconds,
      sources,
    }),
    failures: ofSale,
  }),

  presaleEnd: endpoint({
    path: '/deposit/coin/presaleEnd',
    summary: 'End and state of a presale',
    input: z.object(sale),
    output: z.object({
      phase: salePhase,
      state: saleState,
      startTime: seconds,
      endTime: seconds,
      /** Seconds: to the start, or else to the end; 0 once it has ended. */
      left: z.int(),
      /** Seconds of a whole sale period, for “Sale period in months”. */
      salePeriod: z.int(),
      time: seconds,
    }),
    failures: ofSale,
  }),
}
